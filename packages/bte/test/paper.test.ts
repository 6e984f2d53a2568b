import { keptSpans, parsePage } from '@pith/core';
import { expect, it } from 'vitest';
import { bte } from '../src/index.ts';

const keptText = (html: string): string[] => {
  const page = parsePage(html);
  return keptSpans(bte().extract(page)).map(([start, end]) => page.text.slice(start, end).trim());
};

it('keeps the five words of t t w w w t w w t t t w', () => {
  expect(keptText('<body><i>one two three<br>four five</i><br><br>six')).toEqual(['one two threefour five']);
});

it('of two equal regions takes the first', () => {
  expect(keptText('<p>one two</p><p>three four</p>')).toEqual(['one two']);
});

it('bridges a tag that costs less than the words behind it bring', () => {
  expect(keptText('<p>one two three</p><p>four five six</p>')).toEqual(['one two threefour five six']);
});

it('keeps a page without tags whole, and nothing of a page without words', () => {
  expect(keptText('just some words')).toEqual(['just some words']);
  expect(keptText('<p></p><hr>')).toEqual([]);
});
