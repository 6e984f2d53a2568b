import { expect, it } from 'vitest';
import { type Smoothing, smoothRatios } from '../src/smooth-ratios.ts';

const plain: Smoothing = { radius: 1, alpha: 1, weight: 'inverse', normalise: false };
const steps = (length: number) => (i: number, j: number) => length * Math.abs(i - j);
const smoothed = (distance: (i: number, j: number) => number, given: Partial<Smoothing> = {}): number[] =>
  Array.from(smoothRatios(Float64Array.of(0, 1, 0), distance, { ...plain, ...given }));
/** The kernel of radius 1, its outer weights times `share`. */
const kernel = (share: number): unknown[] =>
  [0.274069 * share, 0.451863, 0.274069 * share].map((x) => expect.closeTo(x, 6));

it('is a Gaussian where all paths are equal; borders lose what is outside', () => {
  expect(smoothed(steps(0))).toEqual(kernel(1));
});

it('gives far paths less, by the power alpha', () => {
  expect(smoothed(steps(2))).toEqual(kernel(1 / 2));
  expect(smoothed(steps(2), { alpha: 2 })).toEqual(kernel(1 / 4));
  expect(smoothed(steps(2), { alpha: 0 })).toEqual(kernel(1));
});

it('counts distance 1 as no distance, or shifts all by one', () => {
  expect(smoothed(steps(1))).toEqual(kernel(1));
  expect(smoothed(steps(1), { weight: 'shifted' })).toEqual(kernel(1 / 2));
});

it('keeps a constant when normalised', () => {
  const ones = smoothRatios(Float64Array.of(1, 1, 1), steps(3), { ...plain, normalise: true });
  for (const value of ones) expect(value).toBeCloseTo(1, 12);
});
