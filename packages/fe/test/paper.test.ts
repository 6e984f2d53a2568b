import { type Extractor, keptSpans, parsePage } from '@pith/core';
import { expect, it } from 'vitest';
import { fe, kFe } from '../src/index.ts';

const keptText = (extractor: Extractor, html: string): string[] => {
  const page = parsePage(html);
  return keptSpans(extractor.extract(page)).map(([start, end]) => page.text.slice(start, end));
};
const LONG = 'The mill grinds when the tide goes out, and rests when the sea comes back.';
const LONGER = `${LONG} Nobody lives in it now.`;
const MENU = `<ul>${'<li><a href="#">Home</a>'.repeat(6)}</ul>`;

it('fe keeps the one block with the most text and the least of everything else', () => {
  expect(keptText(fe(), `${MENU}<p>${LONGER}</p><p>${LONG}</p>`)).toEqual([LONGER]);
  expect(keptText(fe(), `${MENU}<p>${LONGER}<img><img></p><p>${LONG}</p>`)).toEqual([LONG]);
});

it('fe keeps all text directly in the best block', () => {
  expect(keptText(fe(), `<div>${LONG}<p>short</p>${LONG}</div>`)).toEqual([LONG, LONG]);
});

it('k-fe keeps the blocks that are like the best one', () => {
  expect(keptText(kFe(), `${MENU}<p>${LONGER}</p><p>${LONG}</p>${MENU}<p>Contact</p>`)).toEqual([LONGER + LONG]);
});
