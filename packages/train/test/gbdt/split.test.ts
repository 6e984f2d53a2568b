import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createHistogram, fillHistogram, type HistogramLayout, layoutHistogram } from '../../src/gbdt/histogram.ts';
import { createRandom } from '../../src/gbdt/random.ts';
import { findSplit } from '../../src/gbdt/split.ts';
import { randomTable } from './tables.ts';

const LIMITS = { l2: 1, minChildWeight: 1e-6, minGain: 0 };
const oneFeature = (bins: number): HistogramLayout => ({
  features: Int32Array.of(7),
  codes: [],
  offsets: Int32Array.of(0, 2 * bins),
});

describe('findSplit', () => {
  it('finds the cut between what pulls up and what pulls down', () => {
    // Bins hold (G, H) = (-2, 1), (-2, 1), (3, 1): node G = -1, H = 3.
    const split = findSplit(oneFeature(3), Float64Array.of(-2, 1, -2, 1, 3, 1), -1, 3, LIMITS);
    const gain = 16 / 3 + 9 / 2 - 1 / 4;
    expect(split).toEqual({ feature: 7, bin: 1, gain, leftFirst: -4, leftSecond: 2 });
  });

  it('respects the smallest child and the smallest gain', () => {
    const histogram = Float64Array.of(-2, 1, -2, 1, 3, 1);
    expect(findSplit(oneFeature(3), histogram, -1, 3, { ...LIMITS, minChildWeight: 1.5 })).toBeUndefined();
    expect(findSplit(oneFeature(3), histogram, -1, 3, { ...LIMITS, minGain: 10 })).toBeUndefined();
  });

  it('finds nothing where all bins pull alike', () => {
    expect(findSplit(oneFeature(2), Float64Array.of(0, 2, 0, 2), 0, 4, LIMITS)).toBeUndefined();
  });

  it('is never beaten by a cut made row by row', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = createRandom(seed);
        const table = randomTable(30, 3, seed);
        const layout = layoutHistogram(table, Int32Array.of(0, 1, 2));
        const gradients = Float64Array.from({ length: 60 }, (_, i) => (i % 2 ? 0.25 : Math.floor(random() * 9) - 4));
        const rows = Int32Array.from({ length: 30 }, (_, row) => row);
        const histogram = createHistogram(layout);
        fillHistogram(layout, rows, gradients, new Float64Array(60), histogram);
        const total = (some: Int32Array): number => some.reduce((sum, row) => sum + gradients[2 * row]!, 0);
        const score = (some: Int32Array): number => total(some) ** 2 / (some.length / 4 + 1);
        let best = 0;
        for (const codes of table.codes) {
          for (const pivot of rows) {
            const left = rows.filter((row) => codes[row]! <= codes[pivot]!);
            const right = rows.filter((row) => codes[row]! > codes[pivot]!);
            if (right.length > 0) best = Math.max(best, score(left) + score(right) - score(rows));
          }
        }
        const split = findSplit(layout, histogram, total(rows), 7.5, LIMITS);
        expect(split?.gain ?? 0).toBeCloseTo(best, 9);
      }),
    );
  });
});
