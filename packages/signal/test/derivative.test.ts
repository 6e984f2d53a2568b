import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { derivative } from '../src/index.ts';
import { signal, wholeSignal } from './arbitraries.ts';

const alpha = fc.integer({ min: 1, max: 10 });

describe('derivative', () => {
  it('by hand: near the end the mean covers what remains, the last cell is 0', () => {
    expect([...derivative([1, 2, 4, 9], 2)]).toEqual([2, 4.5, 5, 0]);
  });

  it('of nothing is nothing, of one value is 0', () => {
    expect([...derivative([], 3)]).toEqual([]);
    expect([...derivative([5], 3)]).toEqual([0]);
  });

  it('with alpha 1 is the difference to the next value', () => {
    fc.assert(
      fc.property(wholeSignal, (values) => {
        expect([...derivative(values, 1)]).toEqual(values.map((value, i) => (values[i + 1] ?? value) - value));
      }),
    );
  });

  it('is the mean of the next alpha values minus the value', () => {
    fc.assert(
      fc.property(signal, alpha, (values, alpha) => {
        derivative(values, alpha).forEach((slope, i) => {
          const next = values.slice(i + 1, i + 1 + alpha);
          const sum = next.reduce((total, value) => total + value, 0);
          expect(slope).toBeCloseTo(next.length === 0 ? 0 : sum / next.length - values[i]!, 6);
        });
      }),
    );
  });

  it('a constant offset changes nothing', () => {
    fc.assert(
      fc.property(wholeSignal, alpha, fc.integer({ min: -100, max: 100 }), (values, alpha, offset) => {
        const shifted = derivative(
          values.map((value) => value + offset),
          alpha,
        );
        derivative(values, alpha).forEach((slope, i) => {
          expect(shifted[i]).toBeCloseTo(slope, 9);
        });
      }),
    );
  });
});
