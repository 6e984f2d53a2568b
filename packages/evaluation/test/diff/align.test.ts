import fc from 'fast-check';
import { expect, test } from 'vitest';
import { align } from '../../src/diff/align.ts';
import { lcsLength } from '../../src/metrics/lcs-length.ts';
import { seededRandom } from '../../src/metrics/seeded-random.ts';

function expectCommon(a: readonly string[], b: readonly string[]): number {
  const { left, right } = align(a, b);
  left.forEach((i, k) => {
    expect(a[i]).toBe(b[right[k]!]);
    if (k > 0) {
      expect(i).toBeGreaterThan(left[k - 1]!);
      expect(right[k]).toBeGreaterThan(right[k - 1]!);
    }
  });
  return left.length;
}

test('by hand', () => {
  const a = 'the cat sat on the mat today'.split(' ');
  const b = 'a cat sat down on the mat'.split(' ');
  expect(align(a, b)).toEqual({ left: [1, 2, 3, 4, 5], right: [1, 2, 4, 5, 6] });
  expect(align([], b)).toEqual({ left: [], right: [] });
});

test('law: a common subsequence, and a longest one', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 60 });
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(expectCommon(a, b)).toBe(lcsLength(a, b));
    }),
  );
});

test('long texts are cut at words unique in both, and nearly nothing is lost', () => {
  const random = seededRandom(5);
  const words = Array.from({ length: 12_000 }, (_, i) => (i % 10 ? `w${Math.floor(random() * 50)}` : `unique${i}`));
  const a = ['menu', ...words.filter(() => random() > 0.05)];
  const b = [...words.filter(() => random() > 0.05), 'footer'];
  expect(expectCommon(a, b)).toBeGreaterThan(0.99 * lcsLength(a, b));
});

test('long texts without unique words stay unaligned between their common ends', () => {
  const a = ['x', ...new Array<string>(6000).fill('a'), 'z'];
  const b = ['x', ...new Array<string>(6000).fill('b'), 'z'];
  expect(align(a, b).left).toEqual([0, 6001]);
});
