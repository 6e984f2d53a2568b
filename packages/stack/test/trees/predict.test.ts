import { InputError } from '@pith/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { predict, predictMargins, type Trees } from '../../src/index.ts';
import { ensembles } from './arbitraries.ts';

/** words > 3.5 ? (links > 0.25 ? 4 : 20) : -8, in steps of 1/4; then a tree that is one leaf, 2. */
const SMALL: Trees = {
  objective: 'logistic',
  features: ['words', 'links'],
  outputs: 1,
  step: 0.25,
  bias: Int32Array.of(1),
  depth: 2,
  roots: Int32Array.of(0, 5),
  feature: Int16Array.of(0, 0, 1, 0, 0, 0),
  threshold: Float32Array.of(3.5, Infinity, 0.25, Infinity, Infinity, Infinity),
  next: Int32Array.of(1, 1, 3, 3, 4, 5),
  value: Int32Array.of(0, -8, 0, 20, 4, 2),
};

describe('predictMargins', () => {
  it('sums bias and leaves; a value on the threshold and a missing one go left', () => {
    const rows = [
      [2, 0.5],
      [3.5, 0],
      [4, 0],
      [4, 0.25],
      [4, 0.5],
      [Number.NaN, 0.5],
      [4, Number.NaN],
    ];
    const margins = predictMargins(SMALL, Float32Array.from(rows.flat()));
    expect(Array.from(margins)).toEqual([-1.25, -1.25, 5.75, 5.75, 1.75, -1.25, 5.75]);
  });

  it('gives the trees to the outputs in turn', () => {
    const trees: Trees = { ...SMALL, objective: 'softmax', outputs: 2, bias: Int32Array.of(0, 4) };
    expect(Array.from(predictMargins(trees, Float32Array.of(0, 0, 4, 0)))).toEqual([-2, 1.5, 5, 1.5]);
  });

  it('predicts each row on its own', () => {
    const row = fc.array(fc.float(), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(ensembles, fc.array(row, { maxLength: 9 }), (trees, rows) => {
        const together = predictMargins(trees, Float32Array.from(rows.flat()));
        const alone = rows.flatMap((values) => Array.from(predictMargins(trees, Float32Array.from(values))));
        expect(Array.from(together)).toEqual(alone);
      }),
    );
  });

  it('takes no rows, and refuses half a row', () => {
    expect(predictMargins(SMALL, new Float32Array(0))).toEqual(new Float64Array(0));
    expect(() => predictMargins(SMALL, new Float32Array(3))).toThrow(InputError);
  });
});

describe('predict', () => {
  it('gives probabilities for a logistic ensemble and values for a regression', () => {
    const row = Float32Array.of(4, 0);
    expect(predict(SMALL, row)[0]).toBeCloseTo(1 / (1 + Math.exp(-5.75)), 12);
    expect(predict({ ...SMALL, objective: 'squared' }, row)[0]).toBe(5.75);
  });
});
