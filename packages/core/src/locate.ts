import type { Page } from './page.ts';

/** Last index whose value is at most `wanted` in an ascending list, -1 if there is none. */
export function lastAtMost(values: Int32Array, length: number, wanted: number): number {
  let low = 0;
  let high = length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (values[middle]! <= wanted) low = middle + 1;
    else high = middle - 1;
  }
  return high;
}

/** The text node that holds an offset of the stream, -1 behind the last one (data segments). */
export function nodeAt(page: Page, offset: number): number {
  if (offset >= page.dataStart) return -1;
  // Elements share the offset of the text that follows them; the last node at an offset is the text node itself.
  return lastAtMost(page.textStart, page.nodeCount, offset);
}

/** The block that holds an offset of the stream, -1 for white space between blocks. */
export function blockAt(page: Page, offset: number): number {
  const block = lastAtMost(page.blocks.start, page.blocks.count, offset);
  return block >= 0 && offset < page.blocks.end[block]! ? block : -1;
}
