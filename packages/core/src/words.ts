import { isSpace, isUnspacedScript } from './characters.ts';
import type { Page } from './page.ts';
import { NodeFlag } from './tree/flatten.ts';

/** The visible words of a page as columns of offsets in `page.text`, in document order. */
export interface Words {
  readonly count: number;
  readonly start: Int32Array;
  readonly end: Int32Array;
  /** Words that start before each node; one entry more than there are nodes. */
  readonly before: Int32Array;
}

/**
 * Finds words: maximal runs of non-space inside one block; inline tags do not end a word, block edges and `br` do.
 * Han, Kana and Thai count one word per character.
 */
export function findWords(page: Page): Words {
  const { text, tag, flags, textStart, nodeCount, blocks } = page;
  const br = page.tagId('br');
  const starts: number[] = [];
  const ends: number[] = [];
  const before = new Int32Array(nodeCount + 1);
  let block = 0;
  let inWord = false;
  for (let i = 0; i < nodeCount; i++) {
    before[i] = starts.length;
    const id = tag[i]!;
    if (id !== 0) {
      if (id === br) inWord = false;
      continue;
    }
    if (flags[i]! & NodeFlag.hidden) {
      inWord = false;
      continue;
    }
    while (block < blocks.count && blocks.firstNode[block]! < i) block++;
    if (blocks.firstNode[block] === i) inWord = false;
    const stop = textStart[i + 1]!;
    for (let at = textStart[i]!; at < stop; at++) {
      const code = text.charCodeAt(at);
      if (isSpace(code)) inWord = false;
      else if (isUnspacedScript(code)) {
        starts.push(at);
        if (at + 1 < stop && text.codePointAt(at)! > 0xffff) at++;
        ends.push(at + 1);
        inWord = false;
      } else if (inWord) ends[ends.length - 1] = at + 1;
      else {
        starts.push(at);
        ends.push(at + 1);
        inWord = true;
      }
    }
  }
  before[nodeCount] = starts.length;
  return { count: starts.length, start: Int32Array.from(starts), end: Int32Array.from(ends), before };
}
