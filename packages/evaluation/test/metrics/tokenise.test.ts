import { describe, expect, test } from 'vitest';
import { scoreText } from '../../src/metrics/score-page.ts';
import { isUnspaced, tokenise } from '../../src/metrics/tokenise.ts';

test('word: letters, numbers and underscore, as Python has it', () => {
  expect(tokenise('Don’t stop_now: 3.5 naïve', 'word')).toEqual(['Don', 't', 'stop_now', '3', '5', 'naïve']);
});

test('word: a combining mark is no word character', () => {
  expect(tokenise('nai\u0308ve', 'word')).toEqual(['nai', 've']);
});

test('ws: runs of non-space', () => {
  expect(tokenise(' a,\tb\u00a0c\n', 'ws')).toEqual(['a,', 'b', 'c']);
});

test('char: every code point that is no space', () => {
  expect(tokenise('我 𠮷!', 'char')).toEqual(['我', '𠮷', '!']);
});

describe('auto', () => {
  test.each([
    ['日本語のテキスト', true],
    ['ภาษาไทย', true],
    ['A page about 日本', false],
    ['Hello', false],
    ['', false],
    ['123', false],
  ])('%s → characters: %s', (text, unspaced) => expect(isUnspaced(text)).toBe(unspaced));

  test('exactly 30 % is not more than 30 %', () => {
    expect(isUnspaced('abcdefg一二三')).toBe(false);
    expect(isUnspaced('abcdef一二三')).toBe(true);
  });

  test('Chinese is scored by character, and by word where the dataset says so', () => {
    expect(scoreText('今天天气', '今天天气很好', 'auto').bag.recall).toBeCloseTo(4 / 6);
    expect(scoreText('今天天气', '今天天气很好', 'word').bag.recall).toBe(0);
  });
});

test('order is compared after composing characters and decoding entities', () => {
  const { lcs } = scoreText('cafe\u0301 & bar', 'caf\u00e9 &amp; bar', 'auto');
  expect(lcs.f1).toBe(1);
});

test('the bag ignores case, order and shingles do not', () => {
  const scores = scoreText('One Two Three Four', 'one two three four', 'word');
  expect(scores.bag.f1).toBe(1);
  expect(scores.lcs.f1).toBe(0);
  expect(scores.shingles.tp).toBe(0);
});
