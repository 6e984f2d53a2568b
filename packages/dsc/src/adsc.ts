import { defineExtractor } from '@pith/core';
import { agreeingScore, boxBlur, scoreAt } from '@pith/signal';
import { turnShortRuns } from './short-runs.ts';
import { slopeCurve, slopeOptions } from './slope-curve.ts';

/** ADSC: a window that slides token by token instead of windows that overlap by half. */
export const adsc = defineExtractor({
  name: 'adsc',
  about: 'Keeps the stretches of the page where a sliding window has few tags among its words.',
  options: slopeOptions,
  run(page, { window, ratio }) {
    // A steepest slope of one half: most tokens of the window are words.
    const { rises, limit } = slopeCurve(page, window, ratio, 0.5);
    const radius = window >> 1;
    const slopes = boxBlur(rises, radius);
    const kept = Uint8Array.from(slopes, (slope) => (slope <= limit ? 1 : 0));
    turnShortRuns(kept, 0, radius, true);
    turnShortRuns(kept, 1, Math.min(radius, rises.length));
    return {
      unit: 'token',
      kept,
      score: slopes.map((slope, t) => agreeingScore(1 - scoreAt(slope, limit), kept[t]!)),
      signals: [{ name: 'slope', unit: 'token', values: slopes, threshold: limit }],
    };
  },
});
