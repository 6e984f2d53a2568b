import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxBlur, smooth } from '../src/index.ts';
import { radius, signal, wholeSignal } from './arbitraries.ts';

describe('boxBlur', () => {
  it('by hand: the borders average the cells that exist', () => {
    expect([...boxBlur([3, 0, 6, 9], 1)]).toEqual([1.5, 3, 5, 7.5]);
  });

  it('of nothing is nothing', () => {
    expect([...boxBlur([], 3)]).toEqual([]);
  });

  it('with radius 0 changes nothing', () => {
    fc.assert(
      fc.property(wholeSignal, (values) => {
        expect([...boxBlur(values, 0)]).toEqual(values);
      }),
    );
  });

  it('is smoothing with equal weights', () => {
    fc.assert(
      fc.property(signal, radius, (values, radius) => {
        const smoothed = smooth(values, new Float64Array(2 * radius + 1).fill(1));
        boxBlur(values, radius).forEach((value, i) => {
          expect(value).toBeCloseTo(smoothed[i]!, 6);
        });
      }),
    );
  });

  it('keeps ones exactly, however often it is repeated', () => {
    fc.assert(
      fc.property(fc.nat(50), radius, (count, radius) => {
        const ones = new Float64Array(count).fill(1);
        expect(boxBlur(boxBlur(ones, radius), radius)).toEqual(ones);
      }),
    );
  });
});
