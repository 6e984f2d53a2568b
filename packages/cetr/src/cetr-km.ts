import { defineExtractor, integer } from '@pith/core';
import { kMeans, scoreAt } from '@pith/signal';
import { LINE_OPTIONS, needsSource, PAPER_LINES, sigmaCap } from './line-options.ts';
import { keepAllLines, type LineDecision } from './lines.ts';
import { markLines } from './mark-lines.ts';
import { type SmoothingOptions, smoothLines } from './smooth-lines.ts';

/** CETR-KM: clusters smoothed tag ratios and drops the cluster nearest to zero. */
export const cetrKm = defineExtractor({
  name: 'cetr-km',
  about: 'Keeps lines with much text for their tags: all clusters of smoothed tag ratios but the lowest.',
  options: {
    clusters: integer({
      default: 3,
      min: 2,
      max: 8,
      from: 'paper §4.3',
      about: 'Number of clusters; the one nearest to zero is dropped.',
    }),
    sigmaCap: sigmaCap(12),
    ...LINE_OPTIONS,
  },
  presets: { paper: PAPER_LINES },
  needs: needsSource,
  run: (page, options) => markLines(page, options, clusterLines),
});

/** Content is every cluster but the one nearest to zero, which farthest-first seeding makes cluster 0 (§4.3). */
export function clusterLines(
  ratios: Float64Array,
  options: SmoothingOptions & { readonly clusters: number },
): LineDecision {
  const smoothed = smoothLines(ratios, options);
  const raw = { name: 'tagRatio', values: ratios };
  const { labels } = kMeans(smoothed, 1, options.clusters);
  // Clusters of numbers are intervals, so the smallest ratio kept is a threshold.
  const threshold = smoothed.reduce((least, value, i) => (labels[i] === 0 ? least : Math.min(least, value)), Infinity);
  if (ratios.length < options.clusters || threshold === Infinity) {
    return keepAllLines([raw, { name: 'smoothedTagRatio', values: smoothed }], ratios.length);
  }
  return {
    kept: Uint8Array.from(labels, (label) => (label === 0 ? 0 : 1)),
    score: smoothed.map((value) => scoreAt(value, threshold)),
    signals: [raw, { name: 'smoothedTagRatio', values: smoothed, threshold }],
  };
}
