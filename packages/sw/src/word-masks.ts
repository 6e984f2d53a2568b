import type { Page } from '@pith/core';
import { foldWord } from './fold-word.ts';
import { stopWordMasks } from './stop-words.ts';

/** For each word of the page the languages in which it is a stop word, one bit each. */
export function wordMasks({ text, words }: Page): Int32Array {
  const masks = stopWordMasks();
  const found = new Int32Array(words.count);
  for (let word = 0; word < words.count; word++) {
    // The first run of letters is the word: "(and", "them.", and from "it's" or "l'homme" the part that may be a stop word.
    let start = words.start[word]!;
    const last = words.end[word]!;
    while (start < last && !isLetter(text.charCodeAt(start))) start++;
    let end = start;
    while (end < last && isLetter(text.charCodeAt(end))) end++;
    found[word] = masks.get(foldWord(text.slice(start, end))) ?? 0;
  }
  return found;
}

/** Letters and digits, and outside ASCII everything but punctuation: good enough to find the edges of words. */
function isLetter(code: number): boolean {
  if (code < 0x80)
    return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39);
  return code >= 0xc0 && (code < 0x2000 || code > 0x206f) && (code < 0x3000 || code > 0x303f);
}
