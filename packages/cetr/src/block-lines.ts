import { BLOCK_TAGS, NodeFlag, type Page, VOID_TAGS } from '@pith/core';
import type { Lines } from './lines.ts';

/** Lines made from a page's blocks. */
export interface BlockLines extends Lines {
  /** Block of `page.blocks` that stands on the line, -1 where there are only tags. */
  readonly block: Int32Array;
}

/**
 * Lays the body out as a formatter would: a line begins before the start and ends behind the end of every block-level
 * element, so that lines do not depend on how the source was written.
 *
 * A block of text is always one line; hidden text and its tags are left out.
 */
export function findBlockLines(page: Page): BlockLines {
  const { blocks, body, charsBefore, end, flags, tag } = page;
  const isBlock = page.tagMask(BLOCK_TAGS);
  const isVoid = page.tagMask(VOID_TAGS);
  const charsOf: number[] = [];
  const tagsOf: number[] = [];
  const blockOf: number[] = [];
  let chars = 0;
  let tags = 0;
  let block = -1;
  const breakLine = (): void => {
    if (chars === 0 && tags === 0) return;
    charsOf.push(chars);
    tagsOf.push(tags);
    blockOf.push(block);
    chars = 0;
    tags = 0;
    block = -1;
  };

  const open: number[] = [];
  const last = body < 0 ? page.nodeCount : end[body]!;
  let next = 0;
  // Boundaries inside a block (in `pre`) are none.
  let blockEnd = 0;
  for (let node = Math.max(body, 0) + 1; node <= last; node++) {
    while (open.length > 0 && end[open[open.length - 1]!]! <= node) {
      tags++;
      if (isBlock[tag[open.pop()!]!] && node >= blockEnd) breakLine();
    }
    if (node === last) break;
    if (flags[node]! & NodeFlag.hidden) {
      node = end[node]! - 1;
      continue;
    }
    const id = tag[node]!;
    if (id !== 0) {
      if (flags[node]! & NodeFlag.uncounted) continue;
      if (isBlock[id] && node >= blockEnd) breakLine();
      tags++;
      if (!isVoid[id]) open.push(node);
      continue;
    }
    while (next < blocks.count && blocks.firstNode[next]! < node) next++;
    if (blocks.firstNode[next] === node) {
      if (chars > 0) breakLine();
      block = next;
      blockEnd = blocks.endNode[next]!;
    }
    chars += charsBefore[node + 1]! - charsBefore[node]!;
  }
  breakLine();
  return {
    count: charsOf.length,
    chars: Int32Array.from(charsOf),
    tags: Int32Array.from(tagsOf),
    block: Int32Array.from(blockOf),
  };
}
