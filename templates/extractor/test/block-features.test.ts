import { parsePage } from '@pith/core';
import { expect, it } from 'vitest';
import { countWords, linkShares } from '../src/block-features.ts';

const page = parsePage('<p>one two three</p><p>four <a href="#">five</a></p><p hidden>six</p>');

it('counts the visible words of each block', () => {
  expect(countWords(page)).toEqual(Float64Array.of(3, 2, 0));
});

it('measures how much of each block stands in links', () => {
  // "four" and "five": four characters of eight.
  expect(linkShares(page)).toEqual(Float64Array.of(0, 0.5, 0));
});
