import { expect, it } from 'vitest';
import { applyCurve } from '../../src/index.ts';

it('goes through the points in straight lines and is flat outside', () => {
  const curve = { from: [0.2, 0.4, 0.8], to: [0.1, 0.5, 0.6] };
  const corrected = [0, 0.2, 0.3, 0.4, 0.6, 0.8, 1].map((score) => Number(applyCurve(curve, score).toFixed(12)));
  expect(corrected).toEqual([0.1, 0.1, 0.3, 0.5, 0.55, 0.6, 0.6]);
});

it('is a constant when there is one point', () => {
  expect([0, 0.5, 1].map((score) => applyCurve({ from: [0.5], to: [0.7] }, score))).toEqual([0.7, 0.7, 0.7]);
});
