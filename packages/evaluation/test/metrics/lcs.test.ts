import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lcsLength } from '../../src/metrics/lcs-length.ts';
import { LCS_EXACT_TOKENS, LCS_MAX_TOKENS, lcsScores } from '../../src/metrics/lcs-scores.ts';

/** The textbook recurrence, to check against. */
function lcsByTable(a: readonly string[], b: readonly string[]): number {
  let row = new Array<number>(b.length + 1).fill(0);
  for (const token of a) {
    const next = [0];
    for (let j = 0; j < b.length; j++) {
      next.push(token === b[j] ? row[j]! + 1 : Math.max(row[j + 1]!, next[j]!));
    }
    row = next;
  }
  return row[b.length]!;
}

const texts = (alphabet: number, maxLength: number): fc.Arbitrary<string[]> =>
  fc.array(fc.integer({ min: 0, max: alphabet - 1 }).map(String), { maxLength });

test.each([
  [2, 200],
  [4, 150],
  [30, 200],
  [300, 200],
])('law: equals the plain table (%i different tokens, up to %i long)', (alphabet, maxLength) => {
  fc.assert(
    fc.property(texts(alphabet, maxLength), texts(alphabet, maxLength), (a, b) => {
      expect(lcsLength(a, b)).toBe(lcsByTable(a, b));
    }),
    { numRuns: 150 },
  );
});

test('law: equals the plain table where a carry crosses whole words of 32 bits', () => {
  const few = fc.array(fc.constantFrom('a', 'b', ...Array<string>(40).fill('x')), { minLength: 100, maxLength: 300 });
  fc.assert(
    fc.property(few, few, (a, b) => {
      expect(lcsLength(a, b)).toBe(lcsByTable(a, b));
    }),
    { numRuns: 100 },
  );
});

test('law: at most the shared bag, at least 0, the same both ways', () => {
  fc.assert(
    fc.property(texts(5, 80), texts(5, 80), (a, b) => {
      const length = lcsLength(a, b);
      expect(length).toBe(lcsLength(b, a));
      expect(length).toBeLessThanOrEqual(Math.min(a.length, b.length));
      expect(lcsLength(a, a)).toBe(a.length);
    }),
  );
});

test('empty texts', () => {
  expect(lcsScores([], [])).toEqual({ precision: 1, recall: 1, f1: 1, score: 1, approximate: false });
  expect(lcsScores(['a'], [])).toEqual({ precision: 0, recall: 0, f1: 0, score: 0, approximate: false });
});

test('above 200,000 tokens the bag stands in, with a flag', () => {
  const long = new Array<string>(LCS_EXACT_TOKENS + 1).fill('x');
  const scores = lcsScores(['y', ...long.slice(1)], [...long.slice(1), 'y']);
  expect(scores.approximate).toBe(true);
  expect(scores.f1).toBe(1);
});

test('above 2,000,000 tokens a text is refused', () => {
  const tooLong = new Array<string>(LCS_MAX_TOKENS + 1).fill('x');
  expect(() => lcsScores(tooLong, ['x'])).toThrow(/2000001 tokens is too long to score/);
  // A page that failed is scored as an empty extract, however long its gold is.
  expect(lcsScores([], tooLong).f1).toBe(0);
});
