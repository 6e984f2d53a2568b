import { defineExtractor, integer } from '@pith/core';
import { agreeingScore, kMeans } from '@pith/signal';
import { countFeatures, FEATURE_COUNT, featureSignals } from './block-features.ts';
import { clusterMargins } from './cluster-margins.ts';
import { bestElement, textScores } from './text-scores.ts';

/** K-FE: the blocks whose features are like those of FE's best block. */
export const kFe = defineExtractor({
  name: 'k-fe',
  about: 'Keeps the cluster of blocks around the one with the most text and the least of everything else.',
  options: {
    clusters: integer({
      default: 3,
      min: 2,
      max: 8,
      from: 'measured: npm run gate',
      about: 'Number of clusters the blocks are sorted into.',
    }),
  },
  run(page, { clusters }) {
    const blocks = countFeatures(page);
    const { features, elementOf } = blocks;
    const scores = textScores(features);
    const { labels, centroids } = kMeans(features, FEATURE_COUNT, clusters);
    const winner = labels[bestElement(scores)] ?? -1;
    const margins = clusterMargins(features, centroids, winner);
    const kept = Uint8Array.from(elementOf, (e) => (e >= 0 && labels[e] === winner ? 1 : 0));
    const values = Float64Array.from(elementOf, (e) => margins[e] ?? 0);
    return {
      unit: 'block',
      kept,
      score: values.map((margin, b) => agreeingScore(margin, kept[b]!)),
      signals: [
        { name: 'textScore', unit: 'block', values: Float64Array.from(elementOf, (e) => scores[e] ?? 0) },
        { name: 'clusterMargin', unit: 'block', values, threshold: 0.5 },
        ...featureSignals(blocks),
      ],
    };
  },
});
