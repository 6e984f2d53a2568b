import { keptSpans, parsePage } from '@pith/core';
import { describe, expect, it } from 'vitest';
import { adsc, dsc } from '../src/index.ts';

const words = (count: number, word: string): string => Array(count).fill(word).join(' ');
const MENU = '<div></div>'.repeat(20);
/** 40 tags, 60 words, 40 tags, 5 words, 40 tags; and the tags of the body. */
const PAGE = `<body>${MENU}${words(60, 'content')}${MENU}${words(5, 'aside')}${MENU}</body>`;

describe.each([
  ['dsc', dsc({ window: 10 })],
  ['adsc', adsc({ window: 10 })],
])('%s', (_, extractor) => {
  const keptText = (html: string): string[] => {
    const page = parsePage(html);
    return keptSpans(extractor.extract(page)).map(([start, end]) => page.text.slice(start, end));
  };

  it('keeps the flat part of the curve and drops the steep ones', () => {
    expect(keptText(PAGE)).toEqual([words(60, 'content')]);
  });

  it('keeps a page of no more than one window', () => {
    expect(keptText('<p>one two</p><p>three</p>')).toEqual(['one twothree']);
  });

  it('keeps several flat parts', () => {
    expect(keptText(`${PAGE}<div>${words(60, 'more')}${MENU}`)).toHaveLength(2);
  });
});

it('dsc wants several windows in a row', () => {
  // 12 words hold two flat windows of 8 tokens that start every 4.
  const page = parsePage(`${MENU}${words(12, 'x')}${MENU}`);
  const keeps = (run: number): boolean => dsc({ window: 8, ratio: 0.2, run }).extract(page).kept.includes(1);
  expect([1, 2, 3].map(keeps)).toEqual([true, true, false]);
});

it('dsc shows the lowest slope of the windows around each token', () => {
  const page = parsePage('<body>one two<br>three four five six</body>');
  // t w w t w w w w t: windows of 5 from 0, 2, 4 (and 6) have 2, 1, 1, 1 tags of 5, 5, 5, 3.
  const [slope] = dsc({ window: 5 }).extract(page).signals;
  expect([...slope!.values].map((value) => value.toFixed(2))).toEqual([
    '0.40',
    '0.40',
    '0.20',
    '0.20',
    '0.20',
    '0.20',
    '0.20',
    '0.20',
    '0.20',
  ]);
  expect(slope!.threshold).toBeCloseTo(0.9 / 3);
});
