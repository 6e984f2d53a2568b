import type { Page } from './page.ts';
import { VOID_TAGS } from './tags.ts';
import { NodeFlag } from './tree/flatten.ts';

/** Kinds of tokens. */
export const TokenKind = { word: 0, start: 1, end: 2 } as const;

/** The body as a token sequence: element starts, ends of non-void elements, and words. */
export interface Tokens {
  readonly count: number;
  readonly kind: Uint8Array;
  /** Number of the word, or node of the element. */
  readonly ref: Int32Array;
}

/** Turns the body into tokens. Hidden elements and those no tag count includes give none. */
export function findTokens(page: Page): Tokens {
  const { tag, end, flags, nodeCount, words, body } = page;
  const isVoid = page.tagMask(VOID_TAGS);
  const kinds: number[] = [];
  const refs: number[] = [];
  const open: number[] = [];
  const last = body < 0 ? nodeCount : end[body]!;
  for (let i = Math.max(body, 0); i < last; i++) {
    closeUpTo(i);
    if (flags[i]! & (NodeFlag.hidden | NodeFlag.uncounted)) continue;
    if (tag[i] === 0) {
      for (let word = words.before[i]!; word < words.before[i + 1]!; word++) {
        kinds.push(TokenKind.word);
        refs.push(word);
      }
    } else {
      kinds.push(TokenKind.start);
      refs.push(i);
      if (!isVoid[tag[i]!]) open.push(i);
    }
  }
  closeUpTo(last);
  return { count: kinds.length, kind: Uint8Array.from(kinds), ref: Int32Array.from(refs) };

  function closeUpTo(node: number): void {
    while (open.length > 0 && end[open[open.length - 1]!]! <= node) {
      kinds.push(TokenKind.end);
      refs.push(open.pop()!);
    }
  }
}
