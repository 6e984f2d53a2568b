import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rank } from '../src/choose.ts';
import type { Candidate } from '../src/metadata.ts';

const candidate = (value: string, source: string, weight: number): Candidate => ({ value, source, weight });
const lower = { keyOf: (value: string) => value.toLowerCase() };

describe('rank', () => {
  it('adds up the sources of equal values, each source once', () => {
    const found = [
      candidate('a', 'one', 3),
      candidate('A', 'one', 2),
      candidate('A', 'two', 2),
      candidate('b', 'three', 4),
    ];
    expect(rank(found, lower)).toEqual([candidate('a', 'one', 5), candidate('b', 'three', 4)]);
  });

  it('spells a value as the source trusted most does, or with the most detail', () => {
    const found = [candidate('a', 'one', 1), candidate('A', 'two', 2), candidate('a', 'three', 1)];
    expect(rank(found, lower)[0]).toEqual(candidate('A', 'two', 4));
    const detailOf = (value: string): number => (value === 'a' ? 1 : 0);
    expect(rank(found, { ...lower, detailOf })[0]).toEqual(candidate('a', 'two', 4));
  });

  it('lets witnesses speak for and against a value', () => {
    const found = [candidate('a', 'one', 2), candidate('b', 'two', 1)];
    const witnesses = [{ weight: -3, support: (value: string) => (value === 'a' ? 0.5 : 0) }];
    expect(rank(found, { ...lower, witnesses })).toEqual([candidate('b', 'two', 1), candidate('a', 'one', 0.5)]);
  });

  it('drops values without a key', () => {
    expect(rank([candidate('', 'one', 2)], lower)).toEqual([]);
  });

  const candidates = fc.array(
    fc.record({
      value: fc.constantFrom('a', 'A', 'b', 'c'),
      source: fc.constantFrom('x', 'y', 'z'),
      weight: fc.integer({ min: 1, max: 9 }),
    }),
    { maxLength: 20 },
  );

  it('orders by weight and gives each value once', () => {
    fc.assert(
      fc.property(candidates, (found) => {
        const ranked = rank(found, lower);
        const keys = ranked.map(({ value }) => lower.keyOf(value));
        expect(new Set(keys)).toEqual(new Set(found.map(({ value }) => lower.keyOf(value))));
        expect(keys.length).toBe(new Set(keys).size);
        expect(ranked.map(({ weight }) => weight)).toEqual(ranked.map(({ weight }) => weight).sort((a, b) => b - a));
      }),
    );
  });

  it('never ranks a value lower because one more source says it', () => {
    fc.assert(
      fc.property(candidates, (found) => {
        const place = (list: readonly Candidate[]): number =>
          rank(list, lower).findIndex(({ value }) => lower.keyOf(value) === 'a');
        fc.pre(place(found) >= 0);
        expect(place([...found, candidate('a', 'new', 1)])).toBeLessThanOrEqual(place(found));
      }),
    );
  });
});
