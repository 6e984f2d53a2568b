import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseBlocks } from '../src/choose-blocks.ts';

const blocks = fc.array(
  fc.record({ p: fc.double({ min: 0.001, max: 1, noNaN: true }), words: fc.integer({ min: 0, max: 50 }) }),
  { minLength: 1, maxLength: 8 },
);

describe('chooseBlocks', () => {
  it('keeps the clear blocks of a clear page', () => {
    const { kept, expected, cut } = chooseBlocks([0.98, 0.1, 0.95], [10, 10, 10], 'balance');
    expect([...kept]).toEqual([1, 0, 1]);
    expect(expected).toBeGreaterThan(0.9);
    expect(cut).toBe(0.95);
  });

  it('keeps the better half of a doubtful page, where one threshold would keep nothing', () => {
    expect([...chooseBlocks([0.4, 0.35, 0.05], [10, 10, 10], 'balance').kept]).toEqual([1, 1, 0]);
  });

  it('a long doubtful list does not outvote a short clear text', () => {
    const p = [0.95, 0.95, ...Array.from({ length: 30 }, () => 0.4)];
    const words = p.map(() => 20);
    expect(chooseBlocks(p, words, 'balance').kept.reduce((sum, kept) => sum + kept, 0)).toBe(2);
  });

  it('expects of its choice what the levels of doubt give it', () => {
    // At a quarter of the levels only the first block is content, 2·10/(20+10), at the others both are.
    const { kept, expected } = chooseBlocks([0.8, 0.6], [10, 10], 'balance');
    expect([...kept]).toEqual([1, 1]);
    expect(expected).toBeCloseTo(0.8 * ((1 / 4) * (2 / 3) + 3 / 4), 10);
  });

  it('precision keeps no more than balance, recall no less', () => {
    fc.assert(
      fc.property(blocks, (list) => {
        const count = (favour: 'balance' | 'precision' | 'recall'): number =>
          chooseBlocks(
            list.map(({ p }) => p),
            list.map(({ words }) => words),
            favour,
          ).kept.reduce((sum, kept) => sum + kept, 0);
        expect(count('precision')).toBeLessThanOrEqual(count('balance'));
        expect(count('recall')).toBeGreaterThanOrEqual(count('balance'));
      }),
    );
  });

  it('blocks without words are never kept', () => {
    expect([...chooseBlocks([1, 0.5], [0, 3], 'recall').kept]).toEqual([0, 1]);
  });
});
