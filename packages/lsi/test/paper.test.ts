import { keptSpans, parsePage } from '@pith/core';
import { expect, it } from 'vitest';
import { lsi } from '../src/index.ts';
import { sizeIncreases } from '../src/size-increases.ts';

const P = `<p>${'x'.repeat(300)}</p>`;
const PAGE = parsePage(`<body><main>${P}${P}${P}</main><div>${'y'.repeat(100)}</div></body>`);

it('body 1000, main 900, three paragraphs of 300: main increases by 600 and is kept', () => {
  const increases = sizeIncreases(PAGE, false);
  const of = (name: string): number => increases[PAGE.tag.indexOf(PAGE.tagId(name))]!;
  expect(['body', 'main', 'p', 'div'].map(of)).toEqual([100, 600, 300, 100]);
  const extraction = lsi().extract(PAGE);
  expect(keptSpans(extraction)).toEqual([[0, 900]]);
  // It leads with 600 before 300; the rest of the page has 100 of 600.
  expect([...extraction.score]).toEqual([0.75, 100 / 600 / 2]);
});

it('measures text outside links only, unless told otherwise', () => {
  const links = '<li><a href="#">a long list of links</a></li>'.repeat(20);
  const page = parsePage(`<ul>${links}</ul><div>${'<p>short text</p>'.repeat(3)}</div>`);
  const keptText = (nonLink: boolean): string[] =>
    keptSpans(lsi({ nonLink }).extract(page)).map(([start, end]) => page.text.slice(start, end));
  expect(keptText(true)).toEqual(['short text'.repeat(3)]);
  expect(keptText(false)).toEqual(['a long list of links'.repeat(20)]);
});

it('gives inline elements no increase of their own', () => {
  const page = parsePage('<p>text <b>bold</b></p>');
  expect([...sizeIncreases(page, false)].filter((value) => value > 0)).toEqual([4]);
});
