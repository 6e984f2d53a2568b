import { parsePage } from '@pith/core';
import { expect, it } from 'vitest';
import { measureText, wordHashes } from '../../src/features/text-shape.ts';

const measure = (html: string, title = '') => measureText(parsePage(html), wordHashes(title), wordHashes(''));

it('counts words like the core, characters without white space', () => {
  const shape = measure('<p>Two  words</p><p>漢字 ok</p>');
  expect([...shape.words]).toEqual([2, 3]);
  expect([...shape.chars]).toEqual([8, 4]);
});

it('tells link text from other text', () => {
  const shape = measure('<p>see <a href="#">here</a></p>');
  expect([shape.linkChars[0], shape.chars[0]]).toEqual([4, 7]);
});

it('knows punctuation of several scripts', () => {
  const shape = measure('<p>一，二。三！</p><p>a, b; c. d?</p><p>نعم، لا؟</p>');
  expect([...shape.commas]).toEqual([1, 2, 1]);
  expect([...shape.stops]).toEqual([2, 2, 1]);
});

it('hashes letters and digits only, without case', () => {
  const { hash } = measure('<p>Hello, World</p><p>hello world!</p><p>hello worlds</p>');
  expect(hash[0]).toBe(hash[1]);
  expect(hash[0]).not.toBe(hash[2]);
});

it('shares words with a title in any case and script', () => {
  const { titleOverlap } = measure('<p>ПРИВЕТ мир</p><p>Straße nach Ulm</p><p>漢字</p>', 'Привет, Straße! 漢');
  expect([...titleOverlap]).toEqual([0.5, 1 / 3, 0.5]);
});
