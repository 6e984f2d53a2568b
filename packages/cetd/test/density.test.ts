import { parsePage } from '@pith/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compositeDensity } from '../src/composite-density.ts';
import { runLength, textDensity } from '../src/text-density.ts';
import { byId } from './example-page.ts';

it('a run of text ends at an element, not at a comment', () => {
  const page = parsePage('<p>abc<!-- -->de<b>f</b>gh');
  const lengths = Array.from({ length: page.nodeCount }, (_, i) => (page.isText(i) ? runLength(page, i) : 0));
  expect(lengths.filter((length) => length > 0)).toEqual([5, 1, 2]);
});

it('an element without text has no density', () => {
  const page = parsePage('<div id=d><img><br></div><p>text <a>link</a>');
  expect(textDensity(page)[byId(page, 'd')]).toBe(0);
  expect(compositeDensity(page, true)[byId(page, 'd')]).toBe(0);
});

it('a subtree made only of links has composite density 0', () => {
  const page = parsePage('<ul id=u><li><a>one</a><li><a>two <b>three</b></a></ul><p>Some text.');
  // With the list items counted as link tags, all tags are link tags.
  expect(compositeDensity(page, true)[byId(page, 'u')]).toBe(0);
  expect(compositeDensity(page, false)[byId(page, 'u')]).toBeGreaterThan(0);
  const link = parsePage('<a id=a>one <b>two</b></a><p>Some text.');
  expect(compositeDensity(link, false)[byId(link, 'a')]).toBe(0);
});

it('text inside a link has composite density 0', () => {
  const page = parsePage('<a id=a>one<b>two</b></a> text');
  expect(compositeDensity(page, true)[byId(page, 'a') + 1]).toBe(0);
});

it('buttons and drop-downs count as links', () => {
  for (const markup of ['<button>one two</button>', '<select><option>one two</select>']) {
    const page = parsePage(`<div id=d>${markup}</div>Some text.`);
    expect(compositeDensity(page, true)[byId(page, 'd')]).toBe(0);
  }
});

it('densities are finite and never negative', () => {
  const piece = fc.constantFrom('<p>', '<a>', '</a>', '<b>', '</b>', '<div>', '</div>', '<br>', 'word ', 'x', ' ');
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const page = parsePage(pieces.join(''));
      for (const density of [textDensity(page), compositeDensity(page, true), compositeDensity(page, false)]) {
        expect(density.every((value) => value >= 0 && Number.isFinite(value))).toBe(true);
      }
    }),
  );
});
