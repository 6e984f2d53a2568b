import { parsePage } from '@pith/core';
import { expect, it } from 'vitest';
import { isAdvertisement } from '../src/advertisements.ts';
import { measureLists } from '../src/lists.ts';

it('measures links per word outside links, and words per item', () => {
  const page = parsePage(
    '<div id=a><ul id=b><li><a>one two</a><li>three</ul><p>four five six</p></div><ul id=c><li>a b c<li>d</ul><ul id=d></ul>',
  );
  const { linksPerWord, itemWords } = measureLists(page);
  const of = (values: Float64Array): Record<string, number> =>
    Object.fromEntries(Array.from(values, (value, i) => [page.attribute(i, 'id') ?? '', value]));
  expect(of(linksPerWord)).toMatchObject({ a: 1 / 4, b: 1, c: 0, d: 0 });
  expect(of(itemWords)).toMatchObject({ a: 0, b: 1.5, c: 2, d: 0 });
});

it.for([
  ['<div class="ad">', true],
  ['<div class="sidebar ads-top">', true],
  ['<div id="AD_slot">', true],
  ['<div id="google-adsense">', true],
  ['<a href="https://ad.doubleclick.net/click">', true],
  ['<div class="header shadow">', false],
  ['<div id="roads">', false],
  ['<div class="adult-education">', false],
  ['<a href="https://example.org/?from=doubleclick.net/">', false],
] as const)('%s is an advertisement: %s', ([html, expected]) => {
  const page = parsePage(html);
  expect(isAdvertisement(page, page.body + 1)).toBe(expected);
});
