import { parsePage } from '@pith/core';
import { expect, it } from 'vitest';
import { nce } from '../src/index.ts';
import { findTitle } from '../src/title.ts';
import { byId } from './example-page.ts';

const { options } = nce({ preset: 'paper' });
const titleOf = (before: string, body = 'Old mills grind rye. Old mills rest.', given = {}): string => {
  const page = parsePage(`<body>${before}<div id=b>${body}</div>`);
  const { node } = findTitle(page, new Uint8Array(page.nodeCount).fill(1), byId(page, 'b'), { ...options, ...given });
  return node < 0 ? '' : page.text.slice(page.textStart[node], page.textEnd(node));
};

it('is made of words of the body, without case and punctuation', () => {
  expect(titleOf('<p>Quite other words here</p><h1>“Old Mills” Grind</h1>')).toBe('“Old Mills” Grind');
});

it('has enough words in common, each occurrence once', () => {
  expect(titleOf('<h1>Old mills sink</h1>')).toBe('');
  expect(titleOf('<h1>Old mills sink</h1>', undefined, { titleOverlap: 0.6 })).toBe('Old mills sink');
  expect(titleOf('<h1>rye rye rye</h1>')).toBe('');
});

it('has neither few nor many words', () => {
  expect(titleOf('<h1>Old mills</h1>')).toBe('');
  expect(titleOf('<h1>Old mills grind rye</h1>', undefined, { titleMax: 3 })).toBe('');
});

it('is no link', () => {
  expect(titleOf('<h1><a href=#>Old mills grind</a></h1>')).toBe('');
});

it('is the candidate with most text, of equals the last', () => {
  expect(titleOf('<h1>Old mills grind rye</h1><p>mills grind rye</p>')).toBe('Old mills grind rye');
  expect(titleOf('<p>mills grind old</p><h1>old mills grind</h1>')).toBe('old mills grind');
});

it('stands before the body and not around it', () => {
  const page = parsePage('<body><section>Old mills grind<div id=b>old mills grind</div></section>');
  const { node } = findTitle(page, new Uint8Array(page.nodeCount).fill(1), byId(page, 'b'), options);
  expect(page.isText(node)).toBe(true);
});
