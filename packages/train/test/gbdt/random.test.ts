import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRandom, sample, share } from '../../src/gbdt/random.ts';

it('createRandom repeats the sequence that mulberry32 has for the seed', () => {
  const random = createRandom(1);
  const numbers = [random(), random(), random()].map((value) => value * 2 ** 32);
  // Printed by the reference implementation in C.
  expect(numbers).toEqual([2693262067, 11749833, 2265367787]);
});

it('sample draws different numbers below the size, ascending', () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat(20), fc.nat(20), (seed, size, some) => {
      const count = Math.min(size, some);
      const drawn = Array.from(sample(size, count, createRandom(seed)));
      expect(drawn).toEqual([...new Set(drawn)].sort((a, b) => a - b));
      expect(drawn).toHaveLength(count);
      for (const value of drawn) expect(value).toBeLessThan(size);
    }),
  );
});

it('share puts every row on one of two sides, in order, about as many as asked', () => {
  const rows = Int32Array.from({ length: 10000 }, (_, i) => 3 * i);
  const [chosen, others] = share(rows, 0.3, createRandom(5));
  expect(chosen.length).toBeGreaterThan(2850);
  expect(chosen.length).toBeLessThan(3150);
  expect(Int32Array.of(...chosen, ...others).sort()).toEqual(rows);
  expect(chosen.slice().sort()).toEqual(chosen);
  expect(share(rows, 1, createRandom(5))[0]).toEqual(rows);
});
