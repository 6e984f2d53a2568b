import { NodeFlag, type Page } from '@pith/core';

/**
 * Densities averaged with those of the siblings before and after (CECTD-S), for each element of the body.
 *
 * Siblings are elements and runs of text; at an edge, the weights that exist.
 */
export function smoothSiblings(page: Page, density: Float64Array, weights: readonly number[]): Float64Array {
  const [before = 0, own = 1, after = 0] = weights;
  const { body, end, nodeCount, parent, flags } = page;
  const smoothed = new Float64Array(nodeCount);
  const total = new Float64Array(nodeCount).fill(own);
  /** The last sibling seen below each element. */
  const previous = new Int32Array(nodeCount).fill(-1);
  for (let i = body; i < end[body]!; i++) {
    const isSibling = page.isText(i) ? density[i]! > 0 : (flags[i]! & (NodeFlag.hidden | NodeFlag.uncounted)) === 0;
    if (!isSibling) continue;
    smoothed[i] = own * density[i]!;
    if (i === body) continue;
    const left = previous[parent[i]!]!;
    previous[parent[i]!] = i;
    if (left < 0) continue;
    smoothed[i] = smoothed[i]! + before * density[left]!;
    total[i] = total[i]! + before;
    smoothed[left] = smoothed[left]! + after * density[i]!;
    total[left] = total[left]! + after;
  }
  for (let i = 0; i < nodeCount; i++) smoothed[i] = smoothed[i]! / total[i]!;
  return smoothed;
}
