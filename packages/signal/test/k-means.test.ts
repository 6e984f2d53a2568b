import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Clustering, kMeans, mean } from '../src/index.ts';
import { value } from './arbitraries.ts';

interface Case {
  readonly points: number[];
  readonly dims: number;
  readonly k: number;
  readonly pinOrigin: boolean;
}

// Small whole coordinates: many duplicates and ties, which is where a clustering goes wrong.
const anyCase: fc.Arbitrary<Case> = fc.integer({ min: 1, max: 3 }).chain((dims) =>
  fc.record({
    points: fc
      .array(fc.array(fc.integer({ min: -20, max: 20 }), { minLength: dims, maxLength: dims }), { maxLength: 40 })
      .map((rows) => rows.flat()),
    dims: fc.constant(dims),
    k: fc.integer({ min: 1, max: 5 }),
    pinOrigin: fc.boolean(),
  }),
);

const run = ({ points, dims, k, pinOrigin }: Case): Clustering => kMeans(points, dims, k, { pinOrigin });

function distance({ points, dims }: Case, p: number, { centroids }: Clustering, cluster: number): number {
  const squares = Array.from({ length: dims }, (_, d) => (points[p * dims + d]! - centroids[cluster * dims + d]!) ** 2);
  return Math.hypot(...squares.map(Math.sqrt));
}

describe('kMeans', () => {
  it('by hand: seeds are the smallest point, the farthest from it, the farthest from both', () => {
    const { labels, centroids } = kMeans([9, 1, 2, 30, 31, 11], 1, 3);
    expect([...labels]).toEqual([2, 0, 0, 1, 1, 2]);
    expect([...centroids]).toEqual([1.5, 30.5, 10]);
  });

  it('by hand: a pinned origin takes its points and stays', () => {
    const { labels, centroids } = kMeans([1, 1, 10, 0, 12, 0, 0, 20], 2, 3, { pinOrigin: true });
    expect([...labels]).toEqual([0, 2, 2, 1]);
    expect([...centroids]).toEqual([0, 0, 0, 20, 11, 0]);
  });

  it('a point between two centroids goes to the lower cluster', () => {
    expect([...kMeans([0, 2, 4], 1, 2).labels]).toEqual([0, 0, 1]);
  });

  it('no points: the centroids stay at the origin', () => {
    expect(kMeans([], 2, 2)).toEqual({ labels: new Int32Array(0), centroids: new Float64Array(4) });
  });

  it('fewer points than clusters: each has its own, spare clusters stay empty', () => {
    expect([...kMeans([5, 1], 1, 4).labels]).toEqual([1, 0]);
  });

  it('identical points share one cluster, whose centroid is that point', () => {
    fc.assert(
      fc.property(value, fc.integer({ min: 1, max: 40 }), (value, count) => {
        const { labels, centroids } = kMeans(Array(count).fill(value), 1, 3);
        expect(new Set(labels)).toEqual(new Set([0]));
        expect([...centroids]).toEqual([value, value, value]);
      }),
    );
  });

  it('every point is in the cluster of its nearest centroid', () => {
    fc.assert(
      fc.property(anyCase, (input) => {
        const result = run(input);
        result.labels.forEach((label, p) => {
          for (let cluster = 0; cluster < input.k; cluster++) {
            expect(distance(input, p, result, label)).toBeLessThanOrEqual(distance(input, p, result, cluster) + 1e-9);
          }
        });
      }),
    );
  });

  it('every free centroid is the mean of its points; a pinned one is the origin', () => {
    fc.assert(
      fc.property(anyCase, (input) => {
        const { labels, centroids } = run(input);
        for (let at = 0; at < centroids.length; at++) {
          const cluster = Math.floor(at / input.dims);
          const members = input.points.filter(
            (_, i) => i % input.dims === at % input.dims && labels[Math.floor(i / input.dims)] === cluster,
          );
          if (input.pinOrigin && cluster === 0) expect(centroids[at]).toBe(0);
          else if (members.length > 0) expect(centroids[at]).toBeCloseTo(mean(members), 9);
        }
      }),
    );
  });

  it('doubling the coordinates doubles the centroids and keeps the labels', () => {
    fc.assert(
      fc.property(anyCase, (input) => {
        const { labels, centroids } = run(input);
        const doubled = run({ ...input, points: input.points.map((coordinate) => 2 * coordinate) });
        expect(doubled).toEqual({ labels, centroids: centroids.map((coordinate) => 2 * coordinate) });
      }),
    );
  });

  it('a dimension that is always zero changes nothing', () => {
    fc.assert(
      fc.property(anyCase, (input) => {
        fc.pre(input.dims === 1);
        const flat = run(input);
        const raised = run({ ...input, dims: 2, points: input.points.flatMap((coordinate) => [coordinate, 0]) });
        expect(raised.labels).toEqual(flat.labels);
        expect(raised.centroids.filter((_, i) => i % 2 === 0)).toEqual(flat.centroids);
      }),
    );
  });

  it('leaves the points alone', () => {
    fc.assert(
      fc.property(anyCase, (input) => {
        const before = [...input.points];
        run(input);
        expect(input.points).toEqual(before);
      }),
    );
  });
});
