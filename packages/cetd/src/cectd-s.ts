import { defineExtractor, numbers, type Page } from '@pith/core';
import { compositeDensity, thresholdFactor } from './composite-density.ts';
import { densitySums, TOLERANCE } from './density-sum.ts';
import { Mark } from './mark-content.ts';
import { marksOf, nothing } from './marks.ts';
import { lambda, textRuns, wrapLinkTags } from './options.ts';
import { smoothSiblings } from './smooth-siblings.ts';
import { pathThreshold } from './threshold.ts';

/** CECTD-S: composite text density averaged with the siblings', then cut from the top down. */
export const cectdS = defineExtractor({
  name: 'cectd-s',
  about: 'Composite text density, smoothed over siblings: drops every subtree that is too thin.',
  options: {
    lambda,
    textRuns,
    wrapLinkTags,
    weights: numbers({
      default: [1, 2, 1],
      length: 3,
      min: 0.01,
      max: 10,
      from: 'measured: npm run gate',
      about: 'Weights of the sibling before, the element itself and the sibling after.',
    }),
  },
  run(page, options) {
    if (page.body < 0) return nothing(page);
    const density = compositeDensity(page, options.wrapLinkTags);
    const sums = densitySums(page, density, options.textRuns);
    const smoothed = smoothSiblings(page, density, options.weights);
    const factor = thresholdFactor(page, options.lambda);
    const threshold = pathThreshold(page, smoothed, sums.largest[page.body]!, factor);
    const marks = markThick(page, smoothed, threshold);
    return marksOf(page, { density: smoothed, densitySum: sums.values, threshold, marks, ancestorText: false });
  },
});

/** Marks elements from the body down, and the text directly under them, until one is too thin. */
function markThick(page: Page, density: Float64Array, threshold: number): Uint8Array {
  const { body, end } = page;
  const marks = new Uint8Array(page.nodeCount);
  for (let i = body; i < end[body]!; ) {
    const isThin = !page.isText(i) && density[i]! < threshold * (1 - TOLERANCE);
    if (!isThin) marks[i] = Mark.content;
    i = isThin ? end[i]! : i + 1;
  }
  return marks;
}
