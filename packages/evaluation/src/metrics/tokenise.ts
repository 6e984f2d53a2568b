/** How a text becomes tokens: `word` runs of letters and digits, `ws` white-space separated words, `char` one per code point. */
export type Tokeniser = 'word' | 'ws' | 'char';

/** A tokeniser, or `auto`: characters for Chinese, Japanese and Thai, words for everything else. */
export type TokeniserChoice = Tokeniser | 'auto';

// Python's \w is letters, numbers and underscore, without combining marks; the published scorers are Python.
const WORD = /[\p{L}\p{N}_]+/gu;
const NON_SPACE_RUN = /\S+/gu;
const NON_SPACE = /\S/gu;
const LETTER = /\p{L}/gu;
const UNSPACED_LETTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

/** Share of letters from scripts that are written without spaces above which characters are the tokens. */
const UNSPACED_SHARE = 0.3;

/** The tokens of a text, case kept. Callers that compare without case lower the text first, as WCXB's scorer does. */
export function tokenise(text: string, tokeniser: Tokeniser): string[] {
  const pattern = tokeniser === 'word' ? WORD : tokeniser === 'ws' ? NON_SPACE_RUN : NON_SPACE;
  return text.match(pattern) ?? [];
}

/** True when more than 30 % of a text's letters are Han, Kana or Thai, so that words cannot be told by spaces. */
export function isUnspaced(text: string): boolean {
  const letters = text.match(LETTER)?.length ?? 0;
  const unspaced = text.match(UNSPACED_LETTER)?.length ?? 0;
  return unspaced > UNSPACED_SHARE * letters;
}
