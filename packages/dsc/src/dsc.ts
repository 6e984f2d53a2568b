import { defineExtractor, integer } from '@pith/core';
import { agreeingScore, prefixSums, scoreAt } from '@pith/signal';
import { turnShortRuns } from './short-runs.ts';
import { slopeCurve, slopeOptions } from './slope-curve.ts';

/** DSC: windows of tokens with few tags, where several follow each other. */
export const dsc = defineExtractor({
  name: 'dsc',
  about: 'Keeps the stretches of the page where several windows in a row have few tags among their words.',
  options: {
    ...slopeOptions,
    run: integer({
      default: 3,
      min: 1,
      max: 6,
      from: 'public re-implementations of DSC',
      about: 'Content windows that must follow each other.',
    }),
  },
  presets: { paper: { window: 50, ratio: 0.5 } },
  run(page, { window, ratio, run }) {
    const { rises, limit } = slopeCurve(page, window, ratio);
    const { length } = rises;
    const before = prefixSums(rises);
    // Windows overlap by half, and one that starts in the last half window would hold nothing new.
    const step = window >> 1;
    const count = Math.max(Math.ceil(length / step) - 1, 1);
    const endOf = (k: number): number => Math.min(k * step + window, length);
    const slopes = Float64Array.from({ length: count }, (_, k) => {
      const start = k * step;
      return (before[endOf(k)]! - before[start]!) / (endOf(k) - start);
    });
    const low = Uint8Array.from(slopes, (slope) => (slope <= limit ? 1 : 0));
    turnShortRuns(low, 1, Math.min(run, count));

    const kept = new Uint8Array(length);
    const lowest = new Float64Array(length).fill(1);
    for (let k = 0; k < count; k++) {
      if (low[k]) kept.fill(1, k * step, endOf(k));
      for (let t = k * step; t < endOf(k); t++) lowest[t] = Math.min(lowest[t]!, slopes[k]!);
    }
    return {
      unit: 'token',
      kept,
      score: lowest.map((slope, t) => agreeingScore(1 - scoreAt(slope, limit), kept[t]!)),
      signals: [{ name: 'slope', unit: 'token', values: lowest, threshold: limit }],
    };
  },
});
