import { BLOCK_TAGS, type Page } from '@pith/core';
import { prefixSums } from '@pith/signal';

/** What the elements of a page gather in plateaus. */
export interface Gatherings {
  /** For each candidate element W · (W / words)^purity, where W is the weight of the plateaus in it; 0 for all other nodes. */
  readonly values: Float64Array;
  /** 1 for nodes with a plateau in their subtree. */
  readonly hasPlateau: Uint8Array;
}

/** Values the block elements, except paragraphs, that have plateaus in at least two of their children. */
export function gatherPlateaus(page: Page, weights: Int32Array, purity: number): Gatherings {
  const { tag, parent, end, nodeCount } = page;
  const isCandidate = page.tagMask(BLOCK_TAGS);
  const p = page.tagId('p');
  if (p >= 0) isCandidate[p] = 0;
  const before = prefixSums(weights);
  const hasPlateau = new Uint8Array(nodeCount);
  const branches = new Int32Array(nodeCount);
  for (let i = 0; i < nodeCount; i++) {
    if (before[end[i]!]! === before[i]!) continue;
    hasPlateau[i] = 1;
    const above = parent[i]!;
    if (above >= 0) branches[above] = branches[above]! + 1;
  }
  const values = new Float64Array(nodeCount);
  for (let i = 0; i < nodeCount; i++) {
    if (branches[i]! < 2 || !isCandidate[tag[i]!]) continue;
    const weight = before[end[i]!]! - before[i]!;
    values[i] = weight * (weight / page.wordCount(i)) ** purity;
  }
  return { values, hasPlateau };
}
