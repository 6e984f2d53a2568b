import type { Page } from '@pith/core';

/** The sums of all elements, and where the largest one below each element stands. */
export interface DensitySums {
  readonly values: Float64Array;
  /** Element with the largest sum in each element's subtree, itself included; the first of equals. */
  readonly largest: Int32Array;
}

/** Sums that differ by less than this share are equal: logarithms differ in the last digit between engines. */
export const TOLERANCE = 1e-9;

/**
 * DensitySum (Def. 3): the densities of an element's children added up, for each element of the body.
 *
 * With `textRuns`, text directly under the element counts as well (the authors' program does so). An element without tags has
 * its own density as its sum.
 */
export function densitySums(page: Page, density: Float64Array, textRuns: boolean): DensitySums {
  const { parent, body, end } = page;
  const values = new Float64Array(page.nodeCount);
  const largest = new Int32Array(page.nodeCount).fill(-1);
  const isLargest = (candidate: number, of: number): boolean =>
    largest[of]! < 0 || values[candidate]! >= values[largest[of]!]! * (1 - TOLERANCE);
  // Children come after their parent: going backwards, each element is complete when it is reached.
  for (let i = end[body]! - 1; i >= body; i--) {
    const above = parent[i]!;
    if (page.isText(i)) {
      if (textRuns) values[above] = values[above]! + density[i]!;
      continue;
    }
    if (page.tagCount(i) === 0) values[i] = density[i]!;
    if (isLargest(i, i)) largest[i] = i;
    if (i === body) break;
    values[above] = values[above]! + density[i]!;
    if (isLargest(largest[i]!, above)) largest[above] = largest[i]!;
  }
  return { values, largest };
}
