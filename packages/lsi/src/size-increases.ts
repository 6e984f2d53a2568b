import { BLOCK_TAGS, type Page } from '@pith/core';

/** How many characters each block element has more than its largest child element; 0 for all other nodes. */
export function sizeIncreases(page: Page, nonLink: boolean): Float64Array {
  const { tag, parent, nodeCount } = page;
  const isBlock = page.tagMask(BLOCK_TAGS);
  const sizeOf = (node: number): number => page.charCount(node) - (nonLink ? page.linkCharCount(node) : 0);
  const largestChild = new Int32Array(nodeCount);
  for (let i = 0; i < nodeCount; i++) {
    const above = parent[i]!;
    if (tag[i] !== 0 && above >= 0) largestChild[above] = Math.max(largestChild[above]!, sizeOf(i));
  }
  return Float64Array.from(largestChild, (largest, i) => (isBlock[tag[i]!] ? sizeOf(i) - largest : 0));
}
