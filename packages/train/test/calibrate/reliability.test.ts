import { expect, it } from 'vitest';
import { expectedCalibrationError, reliability } from '../../src/index.ts';

it('compares promises with outcomes interval by interval', () => {
  const table = reliability([0.1, 0.3, 0.6, 1], [0, 1, 1, 1], 2, [1, 1, 1, 3]);
  expect(table).toEqual([
    { from: 0, to: 0.5, weight: 2, meanProbability: 0.2, meanOutcome: 0.5 },
    { from: 0.5, to: 1, weight: 4, meanProbability: 0.9, meanOutcome: 1 },
  ]);
  expect(expectedCalibrationError(table)).toBeCloseTo((2 * 0.3 + 4 * 0.1) / 6, 12);
});

it('is 0 for honest probabilities and for no rows', () => {
  expect(expectedCalibrationError(reliability([0.25, 0.25, 0.25, 0.25], [0, 0, 1, 0]))).toBe(0);
  expect(expectedCalibrationError(reliability([], []))).toBe(0);
});
