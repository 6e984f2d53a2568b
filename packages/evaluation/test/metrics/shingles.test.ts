import { expect, test } from 'vitest';
import { shingleCorpus, shinglePrecision, shingleRecall, shingleScores } from '../../src/metrics/shingles.ts';

const words = (text: string): string[] => text.split(' ').filter(Boolean);
const scores = (extract: string, gold: string) => shingleScores(words(extract), words(gold));

test('one to three tokens are one shingle', () => {
  expect(scores('a b', 'a b')).toEqual({ tp: 1, fp: 0, fn: 0, identical: true });
  expect(scores('a b', 'a b c')).toEqual({ tp: 0, fp: 0.5, fn: 0.5, identical: false });
});

test('shares of a partial match', () => {
  // a b c d, b c d e against a b c d: one shared, one too many.
  expect(scores('a b c d e', 'a b c d')).toEqual({ tp: 0.5, fp: 0.5, fn: 0, identical: false });
});

test('empty texts: both empty is perfect, one empty is 0', () => {
  expect([shinglePrecision(scores('', '')), shingleRecall(scores('', ''))]).toEqual([1, 1]);
  expect([shinglePrecision(scores('', 'a')), shingleRecall(scores('', 'a'))]).toEqual([0, 0]);
  expect([shinglePrecision(scores('a', '')), shingleRecall(scores('a', ''))]).toEqual([0, 0]);
});

test('corpus: precision over pages with a prediction, recall over pages with gold, F1 of the two means', () => {
  const corpus = shingleCorpus([scores('a b c d', 'a b c d'), scores('', 'a b c d'), scores('a b c d e', 'a b c d')]);
  expect(corpus.precision).toBeCloseTo((1 + 0.5) / 2);
  expect(corpus.recall).toBeCloseTo((1 + 0 + 1) / 3);
  expect(corpus.f1).toBeCloseTo((2 * 0.75 * (2 / 3)) / (0.75 + 2 / 3));
  expect(corpus.accuracy).toBeCloseTo(1 / 3);
});
