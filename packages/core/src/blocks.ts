import { isSpace } from './characters.ts';
import type { Page } from './page.ts';
import { BLOCK_TAGS } from './tags.ts';
import { NodeFlag } from './tree/flatten.ts';

/** The blocks of a page as columns, in document order; runs of white space alone are no block. */
export interface Blocks {
  readonly count: number;
  /** Offsets in `page.text`. */
  readonly start: Int32Array;
  readonly end: Int32Array;
  /** First text node, and one past the last; both `page.nodeCount` for data segments. */
  readonly firstNode: Int32Array;
  readonly endNode: Int32Array;
  /** Innermost block-level element around the block's first text; -1 for data segments. */
  readonly element: Int32Array;
  /** 1 where the text is hidden. */
  readonly hidden: Uint8Array;
  /** 1 for segments of embedded data, which stand outside every element. */
  readonly data: Uint8Array;
}

/**
 * Cuts the page's text into blocks: maximal runs with no block boundary inside.
 *
 * Boundaries are starts and ends of `BLOCK_TAGS`, two or more `br` with only white space between, and the edge of hidden text;
 * `pre` is one block whatever stands inside it.
 */
export function findBlocks(page: Page): Blocks {
  const { text, tag, end, flags, textStart, nodeCount } = page;
  const isBlock = page.tagMask(BLOCK_TAGS);
  const br = page.tagId('br');
  const pre = page.tagId('pre');
  const starts: number[] = [];
  const ends: number[] = [];
  const firsts: number[] = [];
  const endNodes: number[] = [];
  const elements: number[] = [];
  const hidden: number[] = [];

  const open: number[] = [];
  let boundary = true;
  let breaks = 0;
  let preEnd = 0;
  let current = -1;
  let currentHidden = 0;
  for (let i = 0; i < nodeCount; i++) {
    while (open.length > 0 && end[open[open.length - 1]!]! <= i) {
      open.pop();
      if (i >= preEnd) boundary = true;
    }
    const id = tag[i]!;
    if (id !== 0) {
      if (id === br) {
        if (++breaks >= 2 && i >= preEnd) boundary = true;
      } else if (isBlock[id]) {
        if (i >= preEnd) boundary = true;
        open.push(i);
        if (id === pre && i >= preEnd) preEnd = end[i]!;
      }
      continue;
    }
    const start = textStart[i]!;
    const stop = textStart[i + 1]!;
    const isHidden = flags[i]! & NodeFlag.hidden;
    if (isBlank(text, start, stop)) {
      if (!boundary && current >= 0) {
        ends[current] = stop;
        endNodes[current] = i + 1;
      }
      continue;
    }
    breaks = 0;
    if (boundary || isHidden !== currentHidden) {
      current++;
      starts.push(start);
      firsts.push(i);
      elements.push(open[open.length - 1] ?? page.body);
      hidden.push(isHidden ? 1 : 0);
      boundary = false;
      currentHidden = isHidden;
    }
    ends[current] = stop;
    endNodes[current] = i + 1;
  }

  const pageBlocks = starts.length;
  for (const [start, stop] of page.dataSpans) {
    starts.push(start);
    ends.push(stop);
    firsts.push(nodeCount);
    endNodes.push(nodeCount);
    elements.push(-1);
    hidden.push(0);
  }
  return {
    count: starts.length,
    start: Int32Array.from(starts),
    end: Int32Array.from(ends),
    firstNode: Int32Array.from(firsts),
    endNode: Int32Array.from(endNodes),
    element: Int32Array.from(elements),
    hidden: Uint8Array.from(hidden),
    data: new Uint8Array(starts.length).fill(1, pageBlocks),
  };
}

function isBlank(text: string, start: number, end: number): boolean {
  for (let i = start; i < end; i++) if (!isSpace(text.charCodeAt(i))) return false;
  return true;
}
