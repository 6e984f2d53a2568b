import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createHistogram, fillHistogram, layoutHistogram, subtractHistogram } from '../../src/gbdt/histogram.ts';
import { createRandom, sample, share } from '../../src/gbdt/random.ts';
import { randomTable } from './tables.ts';

const ROWS = 60;
const cases = fc.tuple(fc.integer(), fc.integer({ min: 1, max: 9 })).map(([seed, columns]) => {
  const random = createRandom(seed);
  const table = randomTable(ROWS, columns, seed);
  // Multiples of 1/64: sums are exact.
  const gradients = Float64Array.from({ length: 2 * ROWS }, () => Math.floor(random() * 64) / 64);
  const layout = layoutHistogram(table, sample(columns, Math.ceil(columns / 2), random));
  const rows = Int32Array.from({ length: ROWS }, (_, row) => row);
  const [left, right] = share(rows, 0.3, random);
  const count = (some: Int32Array): Float64Array => {
    const histogram = createHistogram(layout);
    fillHistogram(layout, some, gradients, new Float64Array(2 * ROWS), histogram);
    return histogram.subarray(0, layout.offsets.at(-1));
  };
  return { table, gradients, layout, rows, left, right, count };
});

it('a histogram holds the sums of the rows in each bin of each feature', () => {
  fc.assert(
    fc.property(cases, ({ table, gradients, layout, left, count }) => {
      const expected = new Float64Array(layout.offsets.at(-1)!);
      layout.features.forEach((feature, i) => {
        for (const row of left) {
          const bin = layout.offsets[i]! + 2 * table.codes[feature]![row]!;
          expected[bin]! += gradients[2 * row]!;
          expected[bin + 1]! += gradients[2 * row + 1]!;
        }
      });
      expect(count(left)).toEqual(expected);
    }),
  );
});

it('the histogram of one child is the parent less the other child', () => {
  fc.assert(
    fc.property(cases, ({ rows, left, right, count }) => {
      const parent = count(rows);
      subtractHistogram(parent, count(left));
      expect(parent).toEqual(count(right));
    }),
  );
});
