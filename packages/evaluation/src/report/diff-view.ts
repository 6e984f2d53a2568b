import { decodeHTML } from 'entities';
import { align } from '../diff/align.ts';
import { isUnspaced } from '../metrics/tokenise.ts';
import { type Html, html } from './html.ts';

/** Words shown at each end of a long stretch of one colour; the middle is counted instead. */
const SHOWN_AT_ENDS = 60;
/** Longest text that is compared, in words: more would make the file unwieldy. */
const MAX_WORDS = 40_000;

/** Gold and extract side by side: kept words in one colour in both, missed ones in the gold and wrongly kept ones in the extract in others. */
export function diffView(gold: string, extract: string): Html {
  const pattern = isUnspaced(gold || extract) ? /\S\s*/gu : /\S+\s*/gu;
  const wordsOf = (text: string): string[] =>
    decodeHTML(text)
      .replace(/\n\s*\n/g, '\n\n')
      .match(pattern)
      ?.slice(0, MAX_WORDS) ?? [];
  const goldWords = wordsOf(gold);
  const extractWords = wordsOf(extract);
  const key = (word: string): string => word.trimEnd().normalize('NFC').toLowerCase();
  const { left, right } = align(goldWords.map(key), extractWords.map(key));
  return html`<div class="diff"><div><h5>gold <small>${goldWords.length} words</small></h5><p>${stretches(goldWords, left, 'missed')}</p></div>
<div><h5>extract <small>${extractWords.length} words</small></h5><p>${stretches(extractWords, right, 'wrong')}</p></div></div>`;
}

/** Runs of found and not found words. */
function stretches(words: readonly string[], found: readonly number[], unfoundClass: string): Html[] {
  const isFound = new Uint8Array(words.length);
  for (const index of found) isFound[index] = 1;
  const result: Html[] = [];
  for (let start = 0, end = 0; start < words.length; start = end) {
    while (end < words.length && isFound[end] === isFound[start]) end++;
    const text = shorten(words.slice(start, end));
    // The space behind a stretch stays outside of the mark.
    const word = text.trimEnd();
    const space = text.slice(word.length);
    result.push(
      isFound[start]
        ? html`<span class="kept">${text}</span>`
        : html`<mark class="${unfoundClass}">${word}</mark>${space}`,
    );
  }
  return result;
}

function shorten(words: readonly string[]): string {
  const left = words.length - 2 * SHOWN_AT_ENDS;
  if (left <= SHOWN_AT_ENDS) return words.join('');
  return `${words.slice(0, SHOWN_AT_ENDS).join('')}\n[… ${left} more …]\n${words.slice(-SHOWN_AT_ENDS).join('')}`;
}
