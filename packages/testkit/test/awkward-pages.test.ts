import { parsePage } from '@pith/core';
import { expect, it } from 'vitest';
import { awkwardPages } from '../src/index.ts';

it('gives every awkward page its own name and content', () => {
  expect(new Set(awkwardPages.map(({ name }) => name)).size).toBe(awkwardPages.length);
  expect(new Set(awkwardPages.map(({ html }) => html)).size).toBe(awkwardPages.length);
});

it('has pages with everything that a page can have', () => {
  const pages = awkwardPages.map(({ html }) => parsePage(html));
  expect(pages.some(({ text }) => text === '')).toBe(true);
  expect(pages.some(({ hidden }) => hidden.length > 0)).toBe(true);
  expect(pages.some(({ dataSpans }) => dataSpans.length > 0)).toBe(true);
  expect(pages.some(({ notes }) => notes.some((note) => note.startsWith('noscript')))).toBe(true);
  expect(pages.some((page) => page.body >= 0 && page.tagName(page.body) === 'frameset')).toBe(true);
});
