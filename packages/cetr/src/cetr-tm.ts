import { choice, defineExtractor, number } from '@pith/core';
import { scoreAt, standardDeviation } from '@pith/signal';
import { LINE_OPTIONS, needsSource, PAPER_LINES, sigmaCap } from './line-options.ts';
import type { LineDecision } from './lines.ts';
import { markLines } from './mark-lines.ts';
import { type SmoothingOptions, smoothLines } from './smooth-lines.ts';

/** CETR-TM: keeps lines whose smoothed tag ratio reaches a threshold. */
export const cetrTm = defineExtractor({
  name: 'cetr-tm',
  about: 'Keeps lines with much text for their tags: smoothed tag ratios above a threshold.',
  options: {
    lambda: number({
      default: 1,
      min: 0,
      max: 3,
      from: 'paper §4.2',
      about: 'Tag ratio a line must reach, in standard deviations; higher keeps less, 0 keeps all.',
    }),
    thresholdOf: choice({
      choices: ['smoothed', 'raw'],
      default: 'smoothed',
      from: 'measured: npm run gate',
      about: 'Ratios whose standard deviation the threshold is counted in.',
    }),
    sigmaCap: sigmaCap(10),
    ...LINE_OPTIONS,
  },
  presets: { paper: PAPER_LINES },
  needs: needsSource,
  run: (page, options) => markLines(page, options, thresholdLines),
});

/** Content is where the smoothed ratio reaches λ · σ (§4.2). */
export function thresholdLines(
  ratios: Float64Array,
  options: SmoothingOptions & { readonly lambda: number; readonly thresholdOf: 'smoothed' | 'raw' },
): LineDecision {
  const smoothed = smoothLines(ratios, options);
  const threshold = options.lambda * standardDeviation(options.thresholdOf === 'raw' ? ratios : smoothed);
  return {
    kept: Uint8Array.from(smoothed, (value) => (value >= threshold ? 1 : 0)),
    score: smoothed.map((value) => scoreAt(value, threshold)),
    signals: [
      { name: 'tagRatio', values: ratios },
      { name: 'smoothedTagRatio', values: smoothed, threshold },
    ],
  };
}
