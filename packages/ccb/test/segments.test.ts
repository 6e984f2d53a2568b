import { parsePage } from '@pith/core';
import { expect, it } from 'vitest';
import { cutSegments } from '../src/segments.ts';
import { tokenLengths } from '../src/token-lengths.ts';

const page = parsePage('<body><p class="a b" hidden-not>one <a href=/x>two</a> three</p></body>');

it('tokenLengths counts words with their blank and tags as they are usually written', () => {
  const lengthOf = tokenLengths(page);
  // <body>  <p class="a b" hidden-not>  one_  <a href="/x">  two_  </a>  three_  </p>  </body>
  expect(Array.from({ length: page.tokens.count }, (_, t) => lengthOf(t))).toEqual([6, 26, 4, 13, 4, 4, 6, 4, 7]);
});

it('cutSegments cuts where text turns into code or back', () => {
  const { bounds, isText, length } = cutSegments(page, tokenLengths(page));
  expect([...bounds]).toEqual([0, 2, 3, 4, 5, 6, 7, 9]);
  expect([...isText]).toEqual([0, 1, 0, 1, 0, 1, 0]);
  expect([...length]).toEqual([32, 4, 13, 4, 4, 6, 11]);
});

it('cutSegments does not cut at tokens that are not there', () => {
  const { bounds, length } = cutSegments(page, (t) => (t === 3 || t === 5 ? 0 : 1));
  expect([...bounds]).toEqual([0, 2, 7, 9]);
  expect([...length]).toEqual([2, 3, 2]);
});
