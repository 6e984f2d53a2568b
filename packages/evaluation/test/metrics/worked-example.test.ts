import { expect, test } from 'vitest';
import { bagOfWords } from '../../src/metrics/bag-of-words.ts';
import { lcsScores } from '../../src/metrics/lcs-scores.ts';
import { scorePage } from '../../src/metrics/score-page.ts';
import { shinglePrecision, shingleRecall, shingleScores } from '../../src/metrics/shingles.ts';
import { tokenise } from '../../src/metrics/tokenise.ts';

const extract = 'the cat sat on the mat today';
const gold = 'a cat sat down on the mat';
const a = tokenise(extract, 'ws');
const b = tokenise(gold, 'ws');

test('LCS: cat sat on the mat is 5 of 7 words, CleanEval score 5 of 9', () => {
  const scores = lcsScores(a, b);
  expect(scores.precision).toBeCloseTo(5 / 7);
  expect(scores.recall).toBeCloseTo(5 / 7);
  expect(scores.f1).toBeCloseTo(0.7143, 4);
  expect(scores.score).toBeCloseTo(0.5556, 4);
  expect(scores.score).toBeCloseTo(scores.f1 / (2 - scores.f1));
  expect(scores.approximate).toBe(false);
});

test('bag of words: "the" counts once', () => {
  expect(bagOfWords(a, b).f1).toBeCloseTo(0.7143, 4);
});

test('4-gram shingles: four on each side, none shared', () => {
  const scores = shingleScores(a, b);
  expect(scores).toEqual({ tp: 0, fp: 0.5, fn: 0.5, identical: false });
  expect(shinglePrecision(scores)).toBe(0);
  expect(shingleRecall(scores)).toBe(0);
});

test('all metrics of a page at once', () => {
  const scores = scorePage(extract, { gold, with: ['Cat sat', 'dog'], without: ['TODAY'] }, 'word');
  expect(scores.with).toBe(0.5);
  expect(scores.without).toBe(1);
  expect(scores.text?.bag.f1).toBeCloseTo(0.7143, 4);
  expect(scores.text?.lcs.score).toBeCloseTo(0.5556, 4);
  expect(scores.text?.tokens).toBe(7);
});

test('a page with snippets alone has only snippet rates', () => {
  expect(scorePage('x', { with: ['x'], without: [] }, 'auto')).toEqual({ with: 1, without: 1 });
});
