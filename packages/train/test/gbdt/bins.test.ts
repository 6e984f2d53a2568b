import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { binEdges, binFeatures, binOf } from '../../src/gbdt/bins.ts';
import { createRandom } from '../../src/gbdt/random.ts';

const column = fc.array(fc.float(), { maxLength: 40 }).map((values) => Float32Array.from(values));

describe('binEdges', () => {
  it('cuts between few values in short decimals', () => {
    expect(Array.from(binEdges(Float32Array.of(3, 1, 1, 2, 7)))).toEqual([1.5, 2.5, 5]);
    expect(Array.from(binEdges(Float32Array.of(0, 1, 0, 1)))).toEqual([0.5]);
    expect(binEdges(Float32Array.of(4, 4, 4))).toHaveLength(0);
    expect(binEdges(Float32Array.of(Number.NaN, Number.NaN))).toHaveLength(0);
    expect(binEdges(new Float32Array(0))).toHaveLength(0);
  });

  it('tells missing from present, and puts missing below', () => {
    const edges = binEdges(Float32Array.of(5, Number.NaN, 5));
    expect([Number.NaN, -1e30, 5].map((value) => binOf(edges, value))).toEqual([0, 1, 1]);
  });

  it('gives different values different bins when there are few, in order', () => {
    fc.assert(
      fc.property(column, (values) => {
        const edges = binEdges(values);
        const finite = values.filter((value) => Math.abs(value) < 3e38).sort();
        for (let i = 1; i < finite.length; i++) {
          const order = Math.sign(finite[i]! - finite[i - 1]!);
          expect(Math.sign(binOf(edges, finite[i]!) - binOf(edges, finite[i - 1]!))).toBe(order);
        }
      }),
    );
  });

  it('gives finite, ascending edges', () => {
    const long = fc
      .tuple(
        fc.integer(),
        fc.integer({ min: 300, max: 3000 }),
        fc.constantFrom(1, 40, 1000, 1e6),
        fc.double({ min: 0, max: 1, noNaN: true }),
      )
      .map(([seed, length, range, repeated]) => {
        const random = createRandom(seed);
        return Float32Array.from({ length }, () => (random() < repeated ? 3 : Math.exp(random() * 9) * range));
      });
    fc.assert(
      fc.property(fc.oneof(column, long), (values) => {
        const edges = binEdges(values);
        expect(edges.length).toBeLessThan(256);
        for (let i = 0; i < edges.length; i++) {
          expect(Number.isFinite(edges[i])).toBe(true);
          if (i > 0) expect(edges[i]).toBeGreaterThanOrEqual(edges[i - 1]!);
        }
      }),
    );
  });

  it('gives many values bins of about equally many rows, however often one value repeats', () => {
    const random = createRandom(3);
    const values = Float32Array.from({ length: 50000 }, (_, i) => (i % 2 ? 0.5 : random()));
    const edges = binEdges(values);
    const counts = new Int32Array(edges.length + 1);
    for (const value of values) counts[binOf(edges, value)]!++;
    const [largest, ...others] = Array.from(counts).sort((a, b) => b - a);
    expect(edges.length).toBeGreaterThan(200);
    expect(largest).toBeGreaterThanOrEqual(25000);
    expect(others[0]).toBeLessThan(400);
    expect(Math.max(...Array.from(edges, (edge) => String(Number(edge.toPrecision(7))).length))).toBeLessThanOrEqual(6);
  });
});

describe('binOf', () => {
  it('counts the edges below the value', () => {
    fc.assert(
      fc.property(column, fc.float(), (values, value) => {
        const edges = binEdges(values);
        expect(binOf(edges, value)).toBe(edges.filter((edge) => value > edge).length);
      }),
    );
  });
});

describe('binFeatures', () => {
  it('bins each column of a table on its own', () => {
    const table = binFeatures(Float32Array.of(1, 9, 2, 9, 3, Number.NaN, 1, 9), ['a', 'b']);
    expect(table.rows).toBe(4);
    expect(table.codes.map((codes) => Array.from(codes))).toEqual([
      [0, 1, 2, 0],
      [1, 1, 0, 1],
    ]);
  });
});
