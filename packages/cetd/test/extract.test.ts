import { type Extractor, keptSpans, parsePage } from '@pith/core';
import { describe, expect, it } from 'vitest';
import { cectdDs, cectdS, cetdDs } from '../src/index.ts';

const sentence = 'The mill stands where the tide is highest, and it grinds twice a day. ';
const nav = '<ul><li><a href=#>Home</a><li><a href=#>News</a><li><a href=#>Contact us</a></ul>';
const article = `<article><h1>Tide mill</h1><p>${sentence.repeat(3)}</p><p>${sentence.repeat(2)}</p></article>`;

const keptText = (extractor: Extractor, html: string): string => {
  const page = parsePage(html);
  return keptSpans(extractor.extract(page))
    .map(([start, end]) => page.text.slice(start, end))
    .join('|');
};

describe.each([cetdDs, cectdS, cectdDs])('$name', (definition) => {
  it('finds the article and drops the navigation', () => {
    const text = keptText(definition(), `<div>${nav}</div>${article}<div>${nav}</div>`);
    expect(text).toContain(sentence.trim());
    expect(text).not.toContain('Contact');
  });
  it('keeps everything when λ is 0', () => {
    expect(keptText(definition({ lambda: 0 }), `loose ${nav}${article}`)).toContain('loose');
    expect(keptText(definition({ lambda: 0 }), `loose ${nav}${article}`)).toContain('Contact us');
  });
  it('keeps the only element there is', () => {
    expect(keptText(definition(), '<p>one</p>')).toBe('one');
    expect(keptText(definition(), 'one')).toBe('one');
  });
  it('keeps nothing of nothing', () => {
    expect(keptText(definition(), '')).toBe('');
    expect(keptText(definition(), '<frameset><frame></frameset>')).toBe('');
  });
  it('says what it decided by', () => {
    const page = parsePage(nav + article);
    const { signals } = definition().extract(page);
    expect(signals.map(({ name, unit }) => `${name} ${unit}`)).toEqual([
      'density element',
      'densitySum element',
      'mark element',
    ]);
    expect(signals[0]!.threshold).toBeGreaterThan(0);
  });
});

it.each([cectdS, cectdDs])('$name keeps all text of a page without links', (definition) => {
  expect(keptText(definition(), `<div><i>x</i> <b>y</b></div>${article}<p>z`)).toMatch(/^x y.*z$/s);
});

it('keeps text beside the content only when asked to', () => {
  const html = `<body>aside ${article}${nav}`;
  expect(keptText(cectdDs(), html)).not.toContain('aside');
  expect(keptText(cectdDs({ ancestorText: true }), html)).toContain('aside');
});
