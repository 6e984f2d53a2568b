import { keptSpans, parsePage } from '@pith/core';
import { expect, it } from 'vitest';
import { lqf } from '../src/index.ts';

const keptText = (html: string, quota: number): string[] => {
  const page = parsePage(html);
  return keptSpans(lqf({ quota }).extract(page)).map(([start, end]) => page.text.slice(start, end));
};
const LINKS = '<li><a href="#">link</a></li>'.repeat(5);

it('removes a list of five links and keeps the paragraph beside it', () => {
  expect(keptText(`<div><ul>${LINKS}</ul><p>${'x'.repeat(200)}</p></div>`, 0.5)).toEqual(['x'.repeat(200)]);
});

it('removes a block with all that is in it, as soon as its quota is reached', () => {
  // 20 of 26 characters are in links.
  const html = `<div>${LINKS}<p>sixsix</p></div>`;
  expect(keptText(html, 20 / 26)).toEqual([]);
  expect(keptText(html, 0.78)).toEqual(['sixsix']);
});

it('never removes the body, nor inline elements on their own', () => {
  expect(keptText('<a href="#">link</a> <span><a href="#">link</a></span>', 0.5)).toEqual(['link link']);
});

it('scores text by the largest quota around it', () => {
  const page = parsePage('<p>1234<a href="#">1234</a></p><p><a href="#">link</a></p><p>none</p>');
  expect([...lqf({ quota: 0.75 }).extract(page).score].map((score) => score.toFixed(3))).toEqual([
    '0.667',
    '0.375',
    '1.000',
  ]);
});
