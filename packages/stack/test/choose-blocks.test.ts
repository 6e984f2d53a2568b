import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseBlocks } from '../src/choose-blocks.ts';

const blocks = fc.array(
  fc.record({ p: fc.double({ min: 0.001, max: 1, noNaN: true }), words: fc.integer({ min: 0, max: 50 }) }),
  { minLength: 1, maxLength: 8 },
);

/** The expected F1 of a set, as a ratio of expectations. */
function expectedF1(set: readonly boolean[], p: readonly number[], words: readonly number[]): number {
  let content = 0;
  let size = 0;
  let all = 0;
  p.forEach((probability, b) => {
    all += probability * words[b]!;
    if (!set[b]) return;
    content += probability * words[b]!;
    size += words[b]!;
  });
  return size + all > 0 ? (2 * content) / (size + all) : 0;
}

describe('chooseBlocks', () => {
  it('keeps the clear blocks of a clear page', () => {
    const { kept, expected } = chooseBlocks([0.9, 0.1, 0.8], [10, 10, 10], 'balance');
    expect([...kept]).toEqual([1, 0, 1]);
    expect(expected).toBeCloseTo((2 * 17) / (20 + 18), 10);
  });

  it('keeps the better half of a doubtful page, where one threshold would keep nothing', () => {
    expect([...chooseBlocks([0.4, 0.35, 0.05], [10, 10, 10], 'balance').kept]).toEqual([1, 1, 0]);
  });

  it('no set of blocks promises more', () => {
    fc.assert(
      fc.property(blocks, (list) => {
        const p = list.map((block) => block.p);
        const words = list.map((block) => block.words);
        const { expected } = chooseBlocks(p, words, 'balance');
        for (let mask = 0; mask < 2 ** list.length; mask++) {
          const set = list.map((_, b) => (mask >> b) % 2 === 1);
          expect(expectedF1(set, p, words)).toBeLessThanOrEqual(expected + 1e-9);
        }
      }),
      { numRuns: 50 },
    );
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
