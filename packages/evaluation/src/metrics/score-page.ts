import { decodeHTML } from 'entities';
import { bagOfWords, type PrecisionRecall } from './bag-of-words.ts';
import { type LcsScores, lcsScores } from './lcs-scores.ts';
import { type ShingleScores, shingleScores } from './shingles.ts';
import { snippetRate } from './snippets.ts';
import { isUnspaced, type TokeniserChoice, tokenise } from './tokenise.ts';

/** What a page is scored against. */
export interface Gold {
  /** Absent when only snippets are known: then only the snippet rates are computed. */
  readonly gold?: string;
  readonly with: readonly string[];
  readonly without: readonly string[];
}

/** Scores of one extract against a gold text. */
export interface TextScores {
  /** Bag of words, lower-cased (WCXB, NCE): the headline. */
  readonly bag: PrecisionRecall;
  /** Longest common subsequence of white-space words, case kept (CombinE, CETD), and CleanEval's score. */
  readonly lcs: LcsScores;
  /** 4-gram shingles, case kept (article-extraction-benchmark). */
  readonly shingles: ShingleScores;
  /** Tokens of the extract and of the gold, as the bag counts them. */
  readonly tokens: number;
  readonly goldTokens: number;
}

/** All scores of one page. */
export interface PageScores {
  readonly text?: TextScores;
  /** Share of the `with` snippets that the extract contains; 1 without snippets. */
  readonly with: number;
  /** Share of the `without` snippets that the extract contains, so lower is better; 1 without snippets. */
  readonly without: number;
}

/** Every metric of one page. With `auto`, the gold's script decides between words and characters. */
export function scorePage(extract: string, page: Gold, tokeniser: TokeniserChoice): PageScores {
  return {
    ...(page.gold !== undefined && { text: scoreText(extract, page.gold, tokeniser) }),
    with: snippetRate(extract, page.with),
    without: snippetRate(extract, page.without),
  };
}

/** Bag, LCS and shingle scores of an extract against a gold text. */
export function scoreText(extract: string, gold: string, tokeniser: TokeniserChoice): TextScores {
  const chosen = tokeniser === 'auto' ? (isUnspaced(gold || extract) ? 'char' : undefined) : tokeniser;
  const bagTokens = (text: string): string[] => tokenise(text.toLowerCase(), chosen ?? 'word');
  // A page whose words have no spaces between them has no white-space words either.
  const orderTokens = (text: string): string[] => tokenise(plain(text), chosen === 'char' ? 'char' : 'ws');
  const shingleTokens = (text: string): string[] => tokenise(text, chosen === 'char' ? 'char' : 'word');
  const tokens = bagTokens(extract);
  const goldTokens = bagTokens(gold);
  return {
    bag: bagOfWords(tokens, goldTokens),
    lcs: lcsScores(orderTokens(extract), orderTokens(gold)),
    shingles: shingleScores(shingleTokens(extract), shingleTokens(gold)),
    tokens: tokens.length,
    goldTokens: goldTokens.length,
  };
}

/** The form in which words are compared one by one: composed characters, no HTML entities left over in a gold text. */
function plain(text: string): string {
  return decodeHTML(text).normalize('NFC');
}
