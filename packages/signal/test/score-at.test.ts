import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreAt } from '../src/index.ts';

// All finite doubles ≥ 0, up to the largest: the edges of the number line are where a naive formula breaks.
const anyValue = fc.double({ min: 0, noNaN: true, noDefaultInfinity: true });
const anyThreshold = fc.double({ noNaN: true, noDefaultInfinity: true });
const positive = fc.double({ min: Number.MIN_VALUE, noNaN: true, noDefaultInfinity: true });

describe('scoreAt', () => {
  it('by hand', () => {
    expect([0, 1, 2, 4, 8].map((value) => scoreAt(value, 2))).toEqual([0, 0.25, 0.5, 0.75, 0.875]);
    expect(scoreAt(-1, 2)).toBe(0);
    expect(scoreAt(Number.POSITIVE_INFINITY, 2)).toBe(1);
  });

  it('a threshold ≤ 0 is reached by every value', () => {
    for (const threshold of [0, -3]) {
      expect(scoreAt(0, threshold)).toBe(0.5);
      expect(scoreAt(1e-9, threshold)).toBe(1);
    }
  });

  it('lies in [0, 1]', () => {
    fc.assert(
      fc.property(anyValue, anyThreshold, (value, threshold) => {
        const score = scoreAt(value, threshold);
        return score >= 0 && score <= 1;
      }),
    );
  });

  it('is exactly 0.5 at the threshold', () => {
    fc.assert(fc.property(positive, (threshold) => scoreAt(threshold, threshold) === 0.5));
  });

  it('is at least 0.5 if and only if the value reaches the threshold', () => {
    fc.assert(
      fc.property(
        anyValue,
        anyThreshold,
        (value, threshold) => scoreAt(value, threshold) >= 0.5 === value >= threshold,
      ),
    );
    const justBelow = 1 - Number.EPSILON / 2;
    expect(scoreAt(justBelow, 1)).toBeLessThan(0.5);
  });

  it('never falls when the value rises', () => {
    fc.assert(
      fc.property(
        anyValue,
        anyValue,
        anyThreshold,
        (a, b, threshold) => scoreAt(Math.min(a, b), threshold) <= scoreAt(Math.max(a, b), threshold),
      ),
    );
  });
});
