import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxSumSubarray } from '../src/index.ts';
import { wholeSignal } from './arbitraries.ts';

describe('maxSumSubarray', () => {
  it("BTE's test: t t w w w t w w t t t w → tokens 3 to 8, score 4", () => {
    const values = [-1, -1, 1, 1, 1, -1, 1, 1, -1, -1, -1, 1];
    expect(maxSumSubarray(values)).toEqual({ start: 2, end: 8, sum: 4 });
  });

  it('is empty when no value is positive', () => {
    const empty = { start: 0, end: 0, sum: 0 };
    expect(maxSumSubarray([])).toEqual(empty);
    expect(maxSumSubarray([-3, 0, -1])).toEqual(empty);
  });

  it('of equal sums takes the first start, then the first end', () => {
    expect(maxSumSubarray([1, -1, 1])).toEqual({ start: 0, end: 1, sum: 1 });
    expect(maxSumSubarray([1, -1, 2])).toEqual({ start: 0, end: 3, sum: 2 });
    expect(maxSumSubarray([-2, 0, 1, 0])).toEqual({ start: 1, end: 3, sum: 1 });
  });

  it('finds what trying every run finds first', () => {
    fc.assert(
      fc.property(wholeSignal, (values) => {
        let best = { start: 0, end: 0, sum: 0 };
        for (let start = 0; start < values.length; start++) {
          let sum = 0;
          for (let end = start + 1; end <= values.length; end++) {
            sum += values[end - 1]!;
            if (sum > best.sum) best = { start, end, sum };
          }
        }
        expect(maxSumSubarray(values)).toEqual(best);
      }),
    );
  });
});
