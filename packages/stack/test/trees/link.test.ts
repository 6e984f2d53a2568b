import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyLink, sigmoid, softmaxRows } from '../../src/index.ts';

const margin = fc.double({ min: -800, max: 800, noNaN: true });

describe('sigmoid', () => {
  it('is the logistic function to 12 digits', () => {
    for (const x of [-30, -5.25, -1, -1e-9, 0, 0.1, 1, 2, 17.5, 36]) {
      expect(sigmoid(x) / (1 / (1 + Math.exp(-x)))).toBeCloseTo(1, 12);
    }
  });

  it('reaches 0 and 1 without overflow', () => {
    expect([sigmoid(-1e9), sigmoid(0), sigmoid(1e9)]).toEqual([0, 0.5, 1]);
  });

  it('gives x and -x probabilities that sum to 1', () => {
    fc.assert(
      fc.property(margin, (x) => {
        expect(sigmoid(x) + sigmoid(-x)).toBeCloseTo(1, 14);
      }),
    );
  });
});

describe('softmaxRows', () => {
  it('gives each row probabilities in proportion to the exponentials', () => {
    const values = Float64Array.of(0, Math.log(3), -1000, 5, 5, 5);
    softmaxRows(values, 3);
    expect(Array.from(values, (value) => Number(value.toFixed(12)))).toEqual([
      0.25, 0.75, 0, 0.333333333333, 0.333333333333, 0.333333333333,
    ]);
  });

  it('sums to 1 in every row and keeps the order', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(margin, margin, margin), { minLength: 1, maxLength: 4 }), (rows) => {
        const values = Float64Array.from(rows.flat());
        softmaxRows(values, 3);
        for (const [i, row] of rows.entries()) {
          const own = values.subarray(3 * i, 3 * i + 3);
          expect(own.reduce((sum, value) => sum + value)).toBeCloseTo(1, 12);
          if (row[0] < row[1]) expect(own[0]).toBeLessThanOrEqual(own[1]!);
        }
      }),
    );
  });
});

describe('applyLink', () => {
  it('leaves the values of a regression alone', () => {
    const values = Float64Array.of(-3, 12);
    applyLink('squared', values, 1);
    expect(Array.from(values)).toEqual([-3, 12]);
  });

  it('makes two-class softmax agree with the logistic function', () => {
    const pair = Float64Array.of(0, 1.5);
    const single = Float64Array.of(1.5);
    applyLink('softmax', pair, 2);
    applyLink('logistic', single, 1);
    expect(pair[1]).toBeCloseTo(single[0]!, 12);
  });
});
