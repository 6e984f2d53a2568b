import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bagOfWords } from '../../src/metrics/bag-of-words.ts';

const ONE = { precision: 1, recall: 1, f1: 1 };
const ZERO = { precision: 0, recall: 0, f1: 0 };
const tokens = fc.array(fc.constantFrom('a', 'b', 'c', 'd'));

test('empty rules: two empty texts agree, one empty text scores 0', () => {
  expect(bagOfWords([], [])).toEqual(ONE);
  expect(bagOfWords(['a'], [])).toEqual(ZERO);
  expect(bagOfWords([], ['a'])).toEqual(ZERO);
});

test('nothing shared scores 0, not NaN', () => {
  expect(bagOfWords(['a'], ['b'])).toEqual(ZERO);
});

test('each occurrence counts once', () => {
  const { precision, recall, f1 } = bagOfWords(['a', 'a', 'a', 'b'], ['a', 'a']);
  expect([precision, recall]).toEqual([0.5, 1]);
  expect(f1).toBeCloseTo(2 / 3);
});

test('names like object properties are ordinary tokens', () => {
  expect(bagOfWords(['constructor', '__proto__'], ['__proto__', 'constructor'])).toEqual(ONE);
});

test('law: order does not matter', () => {
  fc.assert(
    fc.property(tokens, tokens, (a, b) => {
      expect(bagOfWords(a.toReversed(), b)).toEqual(bagOfWords(a, b));
    }),
  );
});

test('law: swapping the texts swaps precision and recall', () => {
  fc.assert(
    fc.property(tokens, tokens, (a, b) => {
      const { precision, recall, f1 } = bagOfWords(a, b);
      expect(bagOfWords(b, a)).toEqual({ precision: recall, recall: precision, f1 });
    }),
  );
});
