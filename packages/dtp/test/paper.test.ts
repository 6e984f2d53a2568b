import { type Extractor, keptSpans, parsePage } from '@pith/core';
import { expect, it } from 'vitest';
import { dtp } from '../src/index.ts';

const keptText = (extractor: Extractor, html: string): string[] => {
  const page = parsePage(html);
  return keptSpans(extractor.extract(page)).map(([start, end]) => page.text.slice(start, end));
};
const words = (count: number, word: string): string => Array(count).fill(word).join(' ');
const MENU = `<ul>${'<li><a href="#">menu</a></li>'.repeat(15)}</ul>`;
const ARTICLE = `<main><p>${words(60, 'one')}</p>${MENU}<p>${words(60, 'two')}</p></main>`;

it('keeps the element whose branches hold the plateaus, without the branches that hold none', () => {
  expect(keptText(dtp(), `${MENU}${ARTICLE}${MENU}<p>footer</p>`)).toEqual([words(60, 'one'), words(60, 'two')]);
});

it('keeps branches that hold a plateau whole, unless it is strict', () => {
  const page = `${MENU}<main><p>${words(60, 'one')}</p><div>${MENU}<p>${words(60, 'two')}</p></div></main>`;
  expect(keptText(dtp(), page)).toEqual([words(60, 'one') + 'menu'.repeat(15) + words(60, 'two')]);
  expect(keptText(dtp({ strict: true }), page)).toEqual([words(60, 'one'), words(60, 'two')]);
});

it('keeps the whole page, with a note, when no element gathers plateaus', () => {
  const page = parsePage('<p>one</p><p>two</p>');
  const { kept, notes } = dtp().extract(page);
  expect([...kept]).toEqual([1]);
  expect(notes).toHaveLength(1);
});
