import { type IntegerOption, integer, type NumberOption, number } from '@pith/core';

/** The options that all three variants have, with the defaults in which they differ. */
export function blurringOptions(unit: string, range: number, threshold: number): BlurringOptions {
  return {
    range: integer({
      default: range,
      min: 5,
      max: 200,
      from: `Gottron's presets, as the literature names them`,
      about: `Reach of one blur in ${unit}.`,
    }),
    iterations: integer({ default: 3, min: 1, max: 10, from: 'our choice', about: 'How often the blur is repeated.' }),
    threshold: number({
      default: threshold,
      min: 0.2,
      max: 0.9,
      from: 'measured: npm run gate',
      about: 'Blurred value from which text is content.',
    }),
  };
}

/** Declarations of `blurringOptions`. */
export interface BlurringOptions {
  readonly [name: string]: IntegerOption | NumberOption;
  readonly range: IntegerOption;
  readonly iterations: IntegerOption;
  readonly threshold: NumberOption;
}
