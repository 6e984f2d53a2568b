import { applyCurve } from '@pith/stack';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitIsotonic } from '../../src/index.ts';

const rows = fc.array(
  fc.record({
    score: fc.integer({ min: 0, max: 8 }),
    outcome: fc.constantFrom(0, 1),
    weight: fc.integer({ min: 1, max: 3 }),
  }),
  { minLength: 1, maxLength: 20 },
);

describe('fitIsotonic', () => {
  it('pools neighbours that are out of order', () => {
    const curve = fitIsotonic([0.1, 0.2, 0.3, 0.4, 0.5], [0, 1, 0, 0, 1]);
    expect(curve).toEqual({ from: [0.1, 0.2, 0.4, 0.5], to: [0, 1 / 3, 1 / 3, 1] });
  });

  it('gives equal scores one value before anything is pooled', () => {
    const curve = fitIsotonic([1, 2, 2, 2, 3], [1, 0, 1, 1, 1]);
    expect(curve.from).toEqual([1, 2, 3]);
    expect(curve.to).toEqual([0.75, 0.75, 1]);
  });

  it('never falls, keeps the weighted mean and is no worse than the constant or the scores themselves', () => {
    fc.assert(
      fc.property(rows, (rows) => {
        const scores = rows.map(({ score }) => score / 8);
        const outcomes = rows.map(({ outcome }) => outcome);
        const weights = rows.map(({ weight }) => weight);
        const curve = fitIsotonic(scores, outcomes, weights);
        const fitted = scores.map((score) => applyCurve(curve, score));
        const total = (values: number[]): number => values.reduce((sum, value, i) => sum + weights[i]! * value, 0);
        const error = (values: number[]): number => total(values.map((value, i) => (value - outcomes[i]!) ** 2));
        const mean = total(outcomes) / weights.reduce((sum, weight) => sum + weight);
        expect(curve.to).toEqual(curve.to.toSorted((a, b) => a - b));
        expect(total(fitted)).toBeCloseTo(total(outcomes), 9);
        expect(error(fitted)).toBeLessThanOrEqual(error(scores) + 1e-9);
        expect(error(fitted)).toBeLessThanOrEqual(error(scores.map(() => mean)) + 1e-9);
      }),
    );
  });

  it('weighs a row of weight n as n rows', () => {
    fc.assert(
      fc.property(rows, (rows) => {
        const repeated = rows.flatMap((row) => Array(row.weight).fill(row) as typeof rows);
        const fit = (of: typeof rows, weights?: number[]): unknown =>
          fitIsotonic(
            of.map(({ score }) => score),
            of.map(({ outcome }) => outcome),
            weights,
          );
        expect(
          fit(
            rows,
            rows.map(({ weight }) => weight),
          ),
        ).toEqual(fit(repeated));
      }),
    );
  });
});
