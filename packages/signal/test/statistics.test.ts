import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mean, prefixSums, standardDeviation, variance } from '../src/index.ts';
import { signal, value, wholeSignal } from './arbitraries.ts';

const constant = fc.tuple(value, fc.integer({ min: 1, max: 50 }));

describe('prefixSums', () => {
  it('by hand', () => {
    expect([...prefixSums([2, -1, 3])]).toEqual([0, 2, 1, 4]);
    expect([...prefixSums([])]).toEqual([0]);
  });

  it('a difference of two sums is the sum of the cells between them', () => {
    fc.assert(
      fc.property(wholeSignal, fc.nat(30), fc.nat(30), (values, a, b) => {
        const end = Math.min(Math.max(a, b), values.length);
        const start = Math.min(a, b, end);
        const sums = prefixSums(values);
        expect(sums[end]! - sums[start]!).toBe(values.slice(start, end).reduce((total, value) => total + value, 0));
      }),
    );
  });
});

describe('mean', () => {
  it('by hand', () => {
    expect(mean([1, 2, 6])).toBe(3);
    expect(mean([])).toBe(0);
  });

  it('lies between the smallest and the largest value', () => {
    fc.assert(
      fc.property(signal, (values) => {
        fc.pre(values.length > 0);
        expect(mean(values)).toBeGreaterThanOrEqual(Math.min(...values));
        expect(mean(values)).toBeLessThanOrEqual(Math.max(...values));
      }),
    );
  });

  it('of equal values is exactly that value', () => {
    fc.assert(fc.property(constant, ([value, count]) => mean(Array(count).fill(value)) === value));
  });
});

describe('variance and standardDeviation', () => {
  it('are those of the population, not of a sample', () => {
    expect(variance([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(4, 12);
    expect(standardDeviation([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(2, 12);
  });

  it('are exactly 0 for no value, one value and equal values', () => {
    expect(variance([])).toBe(0);
    expect(standardDeviation([])).toBe(0);
    fc.assert(fc.property(constant, ([value, count]) => variance(Array(count).fill(value)) === 0));
  });

  it('equal the mean square minus the squared mean', () => {
    fc.assert(
      fc.property(wholeSignal, (values) => {
        expect(variance(values)).toBeCloseTo(mean(values.map((value) => value ** 2)) - mean(values) ** 2, 9);
      }),
    );
  });

  it('survive a large offset', () => {
    expect(variance([1e9 + 1, 1e9 + 2, 1e9 + 3])).toBeCloseTo(2 / 3, 6);
  });

  it('shifting changes nothing, scaling scales σ', () => {
    fc.assert(
      fc.property(signal, fc.double({ min: -100, max: 100, noNaN: true }), (values, by) => {
        const sigma = standardDeviation(values);
        expect(standardDeviation(values.map((value) => value + by))).toBeCloseTo(sigma, 6);
        expect(standardDeviation(values.map((value) => value * by))).toBeCloseTo(sigma * Math.abs(by), 4);
      }),
    );
  });
});
