import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gaussianKernel, smooth } from '../src/index.ts';
import { radius, signal, value } from './arbitraries.ts';

const sigma = fc.double({ min: 0, max: 40, noNaN: true });

function expectClose(actual: ArrayLike<number>, expected: ArrayLike<number>): void {
  expect(actual.length).toBe(expected.length);
  for (let i = 0; i < actual.length; i++) expect(actual[i]).toBeCloseTo(expected[i]!, 6);
}

describe('gaussianKernel', () => {
  it('has radius ⌈σ⌉ unless told otherwise', () => {
    expect(gaussianKernel(2.1)).toHaveLength(7);
    expect(gaussianKernel(2.1, 1)).toHaveLength(3);
  });

  it('puts all weight on the centre when σ is 0', () => {
    expect([...gaussianKernel(0)]).toEqual([1]);
    expect([...gaussianKernel(0, 2)]).toEqual([0, 0, 1, 0, 0]);
    expect([...gaussianKernel(1e-300)]).toEqual([0, 1, 0]);
  });

  it('sums to 1, is symmetric and falls from the centre', () => {
    fc.assert(
      fc.property(sigma, radius, (sigma, radius) => {
        const kernel = gaussianKernel(sigma, radius);
        expect(kernel.reduce((total, weight) => total + weight, 0)).toBeCloseTo(1, 12);
        expect(kernel.toReversed()).toEqual(kernel);
        for (let j = 1; j <= radius; j++) expect(kernel[radius + j]).toBeLessThanOrEqual(kernel[radius + j - 1]!);
      }),
    );
  });
});

describe('smooth', () => {
  it('by hand: the borders use the weights that exist', () => {
    expect([...smooth([4, 0, 0, 8], [0.25, 0.5, 0.25])]).toEqual([8 / 3, 1, 2, 16 / 3]);
  });

  it('weights the cell j to the left with weight j, as the formula says', () => {
    expect([...smooth([0, 0, 1, 0, 0], [0.5, 0.25, 0.25])]).toEqual([0, 0.5, 0.25, 0.25, 0]);
  });

  it('of nothing is nothing, of one value is that value', () => {
    expect([...smooth([], gaussianKernel(3))]).toEqual([]);
    expect([...smooth([7], gaussianKernel(3, 0))]).toEqual([7]);
    expect(smooth([7], gaussianKernel(3))[0]).toBeCloseTo(7, 12);
  });

  it('with the kernel [1] changes nothing', () => {
    fc.assert(
      fc.property(signal, (values) => {
        expect([...smooth(values, [1])]).toEqual(values);
      }),
    );
  });

  it('keeps a constant', () => {
    fc.assert(
      fc.property(value, fc.nat(30), sigma, (value, count, sigma) => {
        const constant = Array<number>(count).fill(value);
        expectClose(smooth(constant, gaussianKernel(sigma)), constant);
      }),
    );
  });

  it('keeps the sum of a signal that is zero near the borders', () => {
    fc.assert(
      fc.property(signal, fc.integer({ min: 0, max: 10 }), (values, sigma) => {
        const padding = Array<number>(2 * sigma).fill(0);
        const before = values.reduce((total, value) => total + value, 0);
        const smoothed = smooth([...padding, ...values, ...padding], gaussianKernel(sigma));
        expect(smoothed.reduce((total, value) => total + value, 0)).toBeCloseTo(before, 6);
      }),
    );
  });

  it('stays between the smallest and the largest value, whatever the radius', () => {
    fc.assert(
      fc.property(signal, sigma, radius, (values, sigma, radius) => {
        for (const value of smooth(values, gaussianKernel(sigma, radius))) {
          expect(value).toBeGreaterThanOrEqual(Math.min(...values) - 1e-9);
          expect(value).toBeLessThanOrEqual(Math.max(...values) + 1e-9);
        }
      }),
    );
  });

  it('commutes with reversal', () => {
    fc.assert(
      fc.property(signal, sigma, (values, sigma) => {
        const kernel = gaussianKernel(sigma);
        expectClose(smooth(values.toReversed(), kernel), smooth(values, kernel).toReversed());
      }),
    );
  });

  it('a radius beyond the signal changes nothing', () => {
    fc.assert(
      fc.property(signal, sigma, radius, (values, sigma, radius) => {
        const bounded = gaussianKernel(sigma, Math.min(radius, values.length));
        expectClose(smooth(values, gaussianKernel(sigma, radius)), smooth(values, bounded));
      }),
    );
  });
});
