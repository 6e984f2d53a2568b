import { InputError, OptionError } from '@pith/core';
import { decodeTrees, encodeTrees, predict, predictMargins } from '@pith/stack';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BinnedFeatures, type BoostOptions, binFeatures, boostTrees } from '../../src/index.ts';
import { namesOf, randomFeatures, randomTable } from './tables.ts';

const EVERYTHING = { rowShare: 1, featureShare: 1 };
const SMALL = { ...EVERYTHING, rounds: 5, depth: 3, minChildWeight: 0.5 };
const text = (of: Parameters<typeof encodeTrees>[0]): string => JSON.stringify(encodeTrees(of));
const rowsOf = (count: number): Int32Array => Int32Array.from({ length: count }, (_, row) => row);

/** Labels that depend on three of the features, one of them by being missing. */
function labelsOf(features: Float32Array, columns: number): number[] {
  return Array.from({ length: features.length / columns }, (_, row) => {
    const [a, b, c, d] = features.subarray(row * columns);
    return Number((Number.isNaN(d) ? 1 : a!) + (c! > 0 ? b! / 4 : 0) > 0.6);
  });
}

describe('boostTrees', () => {
  it('learns XOR', () => {
    // One more row in one corner: with equal corners no first split gains anything.
    const corners = [0, 0, 0, 1, 1, 0, 1, 1];
    const features = Float32Array.from([...Array(10).fill(corners).flat(), 0, 0]);
    const labels = Array.from({ length: 41 }, (_, row) => Number(features[2 * row] !== features[2 * row + 1]));
    const { trees } = boostTrees(
      { table: binFeatures(features, ['a', 'b']), objective: 'logistic', labels },
      { ...EVERYTHING, rounds: 40, depth: 2, learningRate: 0.5, minChildWeight: 0.1 },
    );
    expect(Array.from(predict(trees, Float32Array.from(corners)), Math.round)).toEqual([0, 1, 1, 0]);
  });

  it('rises with a feature that decides alone', () => {
    const features = Float32Array.from({ length: 200 }, (_, row) => row / 200);
    const labels = Array.from(features, (value) => Number(value > 0.42));
    const { trees } = boostTrees({ table: binFeatures(features, ['x']), objective: 'logistic', labels }, EVERYTHING);
    const probabilities = predict(trees, features);
    expect(probabilities).toEqual(probabilities.slice().sort());
    expect(probabilities[60]).toBeLessThan(0.02);
    expect(probabilities[120]).toBeGreaterThan(0.98);
  });

  it('gives the same bytes for the same seed and others for another', () => {
    const features = randomFeatures(400, 6, 1);
    const train = (seed: number): string => {
      const table = binFeatures(features, namesOf(6));
      return text(
        boostTrees({ table, objective: 'logistic', labels: labelsOf(features, 6) }, { rounds: 10, seed }).trees,
      );
    };
    expect(train(1)).toBe(train(1));
    expect(train(1)).not.toBe(train(2));
  });

  it('predicts what it trained towards, before and after encoding', () => {
    // The trainer routes validation rows by bin and keeps a running loss; thresholds on raw values must give the same.
    const features = randomFeatures(300, 6, 4);
    const set = {
      table: binFeatures(features, namesOf(6)),
      objective: 'logistic' as const,
      labels: labelsOf(features, 6),
    };
    const validated = boostTrees({ ...set, rows: rowsOf(200), validation: rowsOf(300).subarray(200) }, { rounds: 30 });
    const decoded = decodeTrees(JSON.parse(text(validated.trees)));
    expect(predictMargins(decoded, features)).toEqual(predictMargins(validated.trees, features));
    const probabilities = predict(decoded, features);
    let loss = 0;
    for (let row = 200; row < 300; row++) {
      const p = probabilities[row]!;
      loss -= Math.log(set.labels[row] ? p : 1 - p) / 100;
    }
    expect(Math.min(...validated.validationLoss)).toBeCloseTo(loss, 12);
  });

  it('ends at the best round once patience is used up', () => {
    const features = randomFeatures(300, 4, 2);
    const noise = Array.from({ length: 300 }, (_, row) => (row * 7919) % 2);
    const { trees, validationLoss } = boostTrees(
      {
        table: binFeatures(features, namesOf(4)),
        objective: 'logistic',
        labels: noise,
        rows: rowsOf(150),
        validation: rowsOf(300).subarray(150),
      },
      { rounds: 500, patience: 7 },
    );
    const best = validationLoss.indexOf(Math.min(...validationLoss)) + 1;
    expect(trees.roots).toHaveLength(best);
    expect(validationLoss).toHaveLength(best + 7);
  });

  it('learns from values that are missing', () => {
    const features = Float32Array.from({ length: 100 }, (_, row) => (row % 3 ? row % 7 : Number.NaN));
    const labels = Array.from(features, (value) => Number(Number.isNaN(value)));
    const { trees } = boostTrees({ table: binFeatures(features, ['x']), objective: 'logistic', labels }, SMALL);
    const [missing, low, high] = predict(trees, Float32Array.of(Number.NaN, -100, 6));
    expect(missing).toBeGreaterThan(0.5);
    expect(low).toBe(high);
    expect(low).toBeLessThan(0.3);
  });

  it('learns classes', () => {
    const features = randomFeatures(600, 2, 8);
    const labels = Array.from({ length: 600 }, (_, row) =>
      features[2 * row]! < 0.3 ? 0 : features[2 * row + 1]! > 0 ? 1 : 2,
    );
    const { trees } = boostTrees(
      { table: binFeatures(features, namesOf(2)), objective: 'softmax', labels },
      { rounds: 30 },
    );
    const probabilities = predict(trees, features);
    const right = labels.filter((label, row) => {
      const own = probabilities.subarray(3 * row, 3 * row + 3);
      return own.indexOf(Math.max(...own)) === label;
    });
    expect(trees.outputs).toBe(3);
    expect(trees.roots).toHaveLength(90);
    expect(right.length).toBeGreaterThan(590);
  });

  it('learns numbers', () => {
    const features = randomFeatures(600, 2, 8);
    const labels = Array.from(
      { length: 600 },
      (_, row) => 1e4 * features[2 * row]! ** 2 + 500 * features[2 * row + 1]!,
    );
    const { trees } = boostTrees({ table: binFeatures(features, namesOf(2)), objective: 'squared', labels });
    const values = predict(trees, features);
    const errors = labels.map((label, row) => Math.abs(label - values[row]!));
    expect(errors.reduce((sum, error) => sum + error) / 600).toBeLessThan(100);
  });

  it('credits the features that decide', () => {
    const features = randomFeatures(500, 8, 3);
    const { gain } = boostTrees({
      table: binFeatures(features, namesOf(8)),
      objective: 'logistic',
      labels: labelsOf(features, 8),
    });
    const ranked = Array.from(gain.keys()).sort((a, b) => gain[b]! - gain[a]!);
    expect(new Set(ranked.slice(0, 4))).toEqual(new Set([0, 1, 2, 3]));
  });
});

describe('laws of boosting', () => {
  const sets = fc.tuple(fc.integer(), fc.integer({ min: 1, max: 6 })).map(([seed, columns]) => {
    const table = randomTable(40, columns, seed);
    const labels = Array.from({ length: 40 }, (_, row) => ((seed >>> (row % 31)) ^ row) & 1);
    const weights = Array.from({ length: 40 }, (_, row) => (seed >>> (row % 29)) & 3);
    return { table, labels, weights };
  });
  const train = (
    table: BinnedFeatures,
    labels: number[],
    weights: number[],
    options: Partial<BoostOptions> = {},
  ): string => text(boostTrees({ table, objective: 'logistic', labels, weights }, { ...SMALL, ...options }).trees);
  const pick = (table: BinnedFeatures, rows: number[]): BinnedFeatures => ({
    ...table,
    rows: rows.length,
    codes: table.codes.map((codes) => Uint8Array.from(rows, (row) => codes[row]!)),
  });

  it('a row of weight n counts as n rows', () => {
    fc.assert(
      fc.property(sets, ({ table, labels, weights }) => {
        const repeated = labels.flatMap((_, row) => Array<number>(weights[row]!).fill(row));
        const duplicated = train(
          pick(table, repeated),
          repeated.map((row) => labels[row]!),
          repeated.map(() => 1),
        );
        expect(train(table, labels, weights)).toBe(duplicated);
      }),
    );
  });

  it('the order of rows does not matter', () => {
    fc.assert(
      fc.property(sets, ({ table, labels, weights }) => {
        const reversed = Array.from(rowsOf(40)).reverse();
        expect(train(pick(table, reversed), labels.toReversed(), weights.toReversed())).toBe(
          train(table, labels, weights),
        );
      }),
    );
  });

  it('rows that are not listed do not matter', () => {
    fc.assert(
      fc.property(sets, ({ table, labels, weights }) => {
        const rows = rowsOf(40).filter((row) => row % 3 > 0);
        const listed = boostTrees({ table, objective: 'logistic', labels, weights, rows }, { ...SMALL, rowShare: 0.7 });
        const part = Array.from(rows);
        const alone = train(
          pick(table, part),
          part.map((row) => labels[row]!),
          part.map((row) => weights[row]!),
          { rowShare: 0.7 },
        );
        expect(text(listed.trees)).toBe(alone);
      }),
    );
  });

  it('no tree is deeper than asked', () => {
    fc.assert(
      fc.property(sets, fc.integer({ min: 1, max: 4 }), ({ table, labels, weights }, depth) => {
        const { nodes } = JSON.parse(train(table, labels, weights, { depth, rounds: 1 }));
        expect(nodes.length).toBeLessThan(2 ** (depth + 1));
      }),
    );
  });
});

describe('input of boostTrees', () => {
  const table = binFeatures(Float32Array.of(1, 1, 1, 1), ['constant']);

  it('gives the mean when nothing can be split', () => {
    const { trees } = boostTrees({ table, objective: 'logistic', labels: [1, 1, 0, 1] }, { rounds: 3, rowShare: 1 });
    expect(predict(trees, Float32Array.of(5))[0]).toBeCloseTo(0.75, 2);
  });

  it('refuses labels and weights that do not fit the rows, and options out of range', () => {
    expect(() => boostTrees({ table, objective: 'logistic', labels: [1] })).toThrow(InputError);
    expect(() => boostTrees({ table, objective: 'logistic', labels: [1, 0, 1, 0], weights: [1] })).toThrow(InputError);
    expect(() => boostTrees({ table, objective: 'logistic', labels: [1, 0, 1, 0] }, { depth: 0 })).toThrow(OptionError);
  });
});
