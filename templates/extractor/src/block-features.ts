import type { Page } from '@pith/core';

/** Visible words of each block. */
export function countWords(page: Page): Float64Array {
  return differences(page, page.words.before);
}

/** Share of each block's characters that stand in links; 0 for a block without visible characters. */
export function linkShares(page: Page): Float64Array {
  const characters = differences(page, page.charsBefore);
  return differences(page, page.linkCharsBefore).map((inLinks, block) => inLinks / Math.max(1, characters[block]!));
}

/** What a running total gained over each block: the page keeps totals by node, and a block is a range of nodes. */
function differences(page: Page, before: Int32Array): Float64Array {
  const { firstNode, endNode } = page.blocks;
  return Float64Array.from(firstNode, (first, block) => before[endNode[block]!]! - before[first]!);
}
