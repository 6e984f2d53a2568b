import { defineExtractor, integer } from '@pith/core';
import { agreeingScore, derivative, kMeans, scoreAt } from '@pith/signal';
import { LINE_OPTIONS, needsSource, PAPER_LINES, sigmaCap } from './line-options.ts';
import { keepAllLines, type LineDecision } from './lines.ts';
import { markLines } from './mark-lines.ts';
import { type SmoothingOptions, smoothLines } from './smooth-lines.ts';

/** CETR: clusters smoothed tag ratios together with their slope and drops the cluster pinned to the origin. */
export const cetr2d = defineExtractor({
  name: 'cetr-2d',
  about:
    'Keeps lines with much text for their tags, or next to such lines: clusters of tag ratio and slope away from zero.',
  options: {
    clusters: integer({
      default: 3,
      min: 2,
      max: 8,
      from: 'paper §5',
      about: 'Number of clusters; the one pinned to the origin is dropped.',
    }),
    alpha: integer({
      default: 5,
      min: 1,
      max: 10,
      from: 'measured: npm run gate',
      about: 'Following lines that the slope at a line looks at.',
    }),
    sigmaCap: sigmaCap(4),
    ...LINE_OPTIONS,
  },
  presets: { paper: { ...PAPER_LINES, alpha: 3 } },
  needs: needsSource,
  run: (page, options) => markLines(page, options, clusterLinesWithSlope),
});

/** Content is every cluster of (smoothed ratio, absolute smoothed slope) but the one pinned to the origin (§5). */
export function clusterLinesWithSlope(
  ratios: Float64Array,
  options: SmoothingOptions & { readonly clusters: number; readonly alpha: number },
): LineDecision {
  const smoothed = smoothLines(ratios, options);
  const slope = smoothLines(derivative(smoothed, options.alpha), options).map(Math.abs);
  const signals = [
    { name: 'tagRatio', values: ratios },
    { name: 'smoothedTagRatio', values: smoothed },
    { name: 'tagRatioSlope', values: slope },
  ];
  const points = new Float64Array(2 * ratios.length);
  for (let i = 0; i < ratios.length; i++) {
    points[2 * i] = smoothed[i]!;
    points[2 * i + 1] = slope[i]!;
  }
  const { labels, centroids } = kMeans(points, 2, options.clusters, { pinOrigin: true });
  const first = labels[0];
  if (ratios.length < options.clusters || labels.every((label) => label === first)) {
    return keepAllLines(signals, ratios.length);
  }
  const kept = Uint8Array.from(labels, (label) => (label === 0 ? 0 : 1));
  const score = new Float64Array(ratios.length);
  for (let i = 0; i < ratios.length; i++) {
    const away = smoothed[i]! ** 2 + slope[i]! ** 2;
    let nearest = Infinity;
    for (let c = 2; c < centroids.length; c += 2) {
      nearest = Math.min(nearest, (smoothed[i]! - centroids[c]!) ** 2 + (slope[i]! - centroids[c + 1]!) ** 2);
    }
    // Clustering may stop before it settles.
    score[i] = agreeingScore(scoreAt(away, nearest), kept[i]!);
  }
  return { kept, score, signals };
}
