import fc from 'fast-check';
import { expect, test } from 'vitest';
import { harmonicMean, mean, quantile } from '../../src/metrics/averages.ts';
import { bootstrapMean, comparePaired } from '../../src/metrics/bootstrap.ts';
import { seededRandom, shuffled } from '../../src/metrics/seeded-random.ts';
import { snippetRate } from '../../src/metrics/snippets.ts';

test('the interval of a mean is about ± 1.96 standard errors', () => {
  const random = seededRandom(7);
  const values = Array.from({ length: 2000 }, random);
  const interval = bootstrapMean(values)!;
  const error = Math.sqrt(1 / 12 / 2000);
  expect(interval.deviation).toBeCloseTo(error, 3);
  expect(interval.high - interval.low).toBeCloseTo(2 * 1.96 * error, 2);
  expect(interval.low).toBeLessThan(mean(values)!);
  expect(interval.high).toBeGreaterThan(mean(values)!);
});

test('the same seed gives the same interval, another seed another', () => {
  const values = [0.1, 0.5, 0.9, 0.3];
  expect(bootstrapMean(values)).toEqual(bootstrapMean(values));
  expect(bootstrapMean(values, { seed: 2, resamples: 50 })).not.toEqual(bootstrapMean(values, { resamples: 50 }));
});

test('no pages, no interval', () => {
  expect(bootstrapMean([])).toBeUndefined();
  expect(comparePaired([], [])).toBeUndefined();
});

test('a paired comparison sees a small steady difference that the single intervals hide', () => {
  const random = seededRandom(3);
  const b = Array.from({ length: 200 }, random);
  const a = b.map((value) => value + 0.01 + 0.002 * random());
  const comparison = comparePaired(a, b)!;
  expect(comparison.difference).toBeCloseTo(0.011, 3);
  expect(comparison.significant).toBe(true);
  expect([comparison.wins, comparison.losses, comparison.ties]).toEqual([200, 0, 0]);
  expect(bootstrapMean(a)!.low).toBeLessThan(bootstrapMean(b)!.high);
});

test('equal systems do not differ', () => {
  const comparison = comparePaired([0.2, 0.4], [0.2, 0.4])!;
  expect(comparison).toMatchObject({ difference: 0, significant: false, wins: 0, losses: 0, ties: 2 });
});

test('different numbers of scores are a mistake', () => {
  expect(() => comparePaired([1], [1, 2])).toThrow('1 scores against 2');
});

test('averages by hand', () => {
  expect(mean([])).toBeUndefined();
  expect(harmonicMean(0, 0)).toBe(0);
  // NCE's reported 90.7 is a mean of page F1s: the harmonic mean of its mean R and P would be 92.1.
  expect(harmonicMean(0.885, 0.96)).toBeCloseTo(0.921, 3);
  expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
  expect(quantile([1], 0.95)).toBe(1);
});

test('snippet rates ignore case; no snippets give 1', () => {
  expect(snippetRate('Hello World', ['hello', 'worlds'])).toBe(0.5);
  expect(snippetRate('', [])).toBe(1);
});

test('law: shuffling keeps the items', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
      expect(shuffled(items, seed).sort()).toEqual([...items].sort());
      expect(shuffled(items, seed)).toEqual(shuffled(items, seed));
    }),
  );
});
