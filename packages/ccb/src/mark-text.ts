import type { Marks, OptionValues, Page } from '@pith/core';
import { scoreAt } from '@pith/signal';
import { blurSegments } from './blur-segments.ts';
import type { BlurringOptions } from './blurring-options.ts';
import { cutSegments } from './segments.ts';

/** Keeps the stretches of text whose mean blurred value reaches the threshold; `lengthOf` says how long a token is in the vector. */
export function markText(
  page: Page,
  lengthOf: (token: number) => number,
  { range, iterations, threshold }: OptionValues<BlurringOptions>,
): Marks {
  const segments = cutSegments(page, lengthOf);
  const means = blurSegments(segments, Math.ceil(range / 2), iterations);
  const values = new Float64Array(page.tokens.count);
  for (let k = 0; k < means.length; k++) values.fill(means[k]!, segments.bounds[k]!, segments.bounds[k + 1]!);
  return {
    unit: 'token',
    kept: Uint8Array.from(values, (value) => (value >= threshold ? 1 : 0)),
    score: values.map((value) => scoreAt(value, threshold)),
    signals: [{ name: 'contentCode', unit: 'token', values, threshold }],
  };
}
