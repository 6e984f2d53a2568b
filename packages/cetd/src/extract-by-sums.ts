import type { Marks, Page } from '@pith/core';
import { densitySums } from './density-sum.ts';
import { Mark, markContent } from './mark-content.ts';
import { marksOf, nothing } from './marks.ts';
import { pathThreshold } from './threshold.ts';

interface Options {
  readonly lambda: number;
  readonly textRuns: boolean;
  readonly ancestorText: boolean;
}

/** §4 with either density: the element with the largest density sum sets the threshold, Algorithm 2 collects what passes it. */
export function extractBySums(page: Page, density: Float64Array, { lambda, textRuns, ancestorText }: Options): Marks {
  if (page.body < 0) return nothing(page);
  const sums = densitySums(page, density, textRuns);
  const threshold = pathThreshold(page, density, sums.largest[page.body]!, lambda);
  const marks =
    lambda === 0
      ? new Uint8Array(page.nodeCount).fill(Mark.content, page.body)
      : markContent(page, density, sums, threshold);
  return marksOf(page, { density, densitySum: sums.values, threshold, marks, ancestorText });
}
