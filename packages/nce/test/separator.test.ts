import { parsePage } from '@pith/core';
import { expect, it } from 'vitest';
import { nce } from '../src/index.ts';
import { findForest, findSeparator } from '../src/separator.ts';
import { byId, prose, storyPage } from './example-page.ts';

const { options } = nce({ preset: 'paper' });

it('is the closest large ancestor of the first long text, never a paragraph', () => {
  const page = storyPage();
  expect(findSeparator(page, options)).toBe(byId(page, 'story'));
});

it('has enough text', () => {
  const page = storyPage();
  expect(findSeparator(page, { ...options, nodeMin: 2701 })).toBe(page.body);
  expect(findSeparator(page, { ...options, nodeMin: 20_000 })).toBe(-1);
  // 40 % of the page are less than the 20,000, and the story is most of the page.
  expect(findSeparator(page, { ...options, nodeMin: 20_000, nodeShare: 0.4 })).toBe(byId(page, 'story'));
});

it('starts from a text that is long enough', () => {
  expect(findSeparator(storyPage(), { ...options, leafMin: 901 })).toBe(-1);
});

it('has at most one sibling that could be content too', () => {
  const part = (id: string): string => `<div id=${id}><p>${prose(700)}</p></div>`;
  const small = { ...options, nodeMin: 600 };
  const two = parsePage(`<section id=s>${part('a')}${part('b')}</section>`);
  expect(findSeparator(two, small)).toBe(byId(two, 'a'));
  const three = parsePage(`<section id=s>${part('a')}${part('b')}${part('c')}</section>`);
  expect(findSeparator(three, small)).toBe(byId(three, 's'));
  // A sibling full of links is no rival.
  const linked = parsePage(`<section id=s>${part('a')}${part('b')}<div><a href=#>${prose(700)}</a></div></section>`);
  expect(findSeparator(linked, small)).toBe(byId(linked, 'a'));
});

it('leaves out children with many links, and keeps text directly below it', () => {
  const page = parsePage(`<div id=s>direct<p>plain</p><p><a href=#>link</a> x</p><hr></div>`);
  const { children, density, roots } = findForest(page, byId(page, 's'), 0.4);
  expect(density).toEqual([0, 0, 0.8, 0]);
  expect(roots).toEqual(children.filter((_, i) => i !== 2));
});
