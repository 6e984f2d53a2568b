import { defineExtractor } from '@pith/core';
import { agreeingScore, scoreAt } from '@pith/signal';
import { countFeatures, featureSignals } from './block-features.ts';
import { bestElement, textScores } from './text-scores.ts';

/** FE: the one block that has the most text and the least of everything else. */
export const fe = defineExtractor({
  name: 'fe',
  about: 'Keeps the one block with the most text and the least of everything else.',
  options: {},
  run(page) {
    const blocks = countFeatures(page);
    const { features, elementOf } = blocks;
    const scores = textScores(features);
    const best = bestElement(scores);
    const runnerUp = scores.reduce((most, score, e) => (e === best ? most : Math.max(most, score)), 0);
    const kept = Uint8Array.from(elementOf, (e) => (e >= 0 && e === best ? 1 : 0));
    const values = Float64Array.from(elementOf, (e) => scores[e] ?? 0);
    return {
      unit: 'block',
      kept,
      score: values.map((value, b) =>
        agreeingScore(scoreAt(value, kept[b] ? runnerUp : (scores[best] ?? 0)), kept[b]!),
      ),
      signals: [{ name: 'textScore', unit: 'block', values }, ...featureSignals(blocks)],
    };
  },
});
