import { parsePage } from '@pith/core';
import { awkwardPages } from '@pith/testkit';
import { describe, expect, it } from 'vitest';
import { blockContext } from '../../src/features/context.ts';
import { FEATURES, featureMatrix } from '../../src/features/index.ts';

const PAGE = `<html><head><title>Bread at home – Kitchen Notes</title>
<meta name="description" content="How to bake bread with three things"><meta property="og:type" content="article">
<script type="application/ld+json">{"@type":"NewsArticle"}</script></head>
<body class="comments-open"><nav class="main-menu"><ul><li><a href="/">Home</a></li><li><a href="/b">Blog</a></li><li><a href="/c">About us</a></li></ul></nav>
<main><article class="post-body"><h1>Bread at home</h1>
<p>Flour, water and salt: that is all, and patience. It takes a day.</p>
<p>Knead it well. Wait. Then bake it for 40 minutes at 250 degrees, until it sounds hollow.</p>
<pre>oven = 250</pre></article></main>
<div class="comments"><div class="c">Nice!</div><div class="c">Nice!</div><div class="c">Too salty for me, sorry.</div></div>
<footer><p>© 2024 Kitchen Notes | Imprint</p></footer></body></html>`;

const context = blockContext(parsePage(PAGE));
const matrix = featureMatrix(context);
const texts = Array.from({ length: context.page.blocks.count }, (_, b) =>
  context.page.text.slice(context.page.blocks.start[b]!, context.page.blocks.end[b]!).trim(),
);
/** A feature of the block that starts with a text. */
const value = (name: string, start: string): number => {
  const column = FEATURES.findIndex((feature) => feature.name === name);
  const block = texts.findIndex((text) => text.startsWith(start));
  expect([name, column, start, block], 'a known feature and block').not.toContain(-1);
  return matrix[block * FEATURES.length + column]!;
};

describe('features', () => {
  it('have unique names and say what they are', () => {
    expect(new Set(FEATURES.map(({ name }) => name)).size).toBe(FEATURES.length);
    expect(FEATURES.filter(({ about }) => about === '')).toEqual([]);
  });

  it.each([
    ['words', 'Flour', Math.log1p(13)],
    ['linkDensity', 'Home', 1],
    ['linkDensity', 'Flour', 0],
    ['commaShare', 'Flour', 3 / 13],
    ['stops', 'Knead', Math.log1p(3)],
    ['endsSentence', 'Knead', 1],
    ['endsSentence', 'Bread', 0],
    ['digitShare', 'oven', 3 / 8],
    ['separatorShare', '©', 1 / 6],
    ['titleOverlap', 'Bread', 1],
    ['titleOverlap', 'Flour', 0],
    ['repeats', 'Nice!', 2],
    ['repeatsBefore', 'Nice!', 0],
    ['is:p', 'Flour', 1],
    ['is:heading', 'Bread', 1],
    ['is:pre', 'oven', 1],
    ['headingLevel', 'Bread', 1],
    ['in:nav', 'Home', 1],
    ['in:article', 'Flour', 1],
    ['in:footer', '©', 1],
    ['in:footer', 'Flour', 0],
    ['near:article', 'Flour', 1],
    ['near:navigation', 'Home', 1],
    ['any:comment', 'Nice!', 1],
    // The body's class describes the page, not its parts.
    ['any:comment', 'Flour', 0],
    ['fromHeadline', 'Bread', 0],
    ['fromHeadline', 'Flour', Math.log1p(1)],
    ['fromHeadline', 'About', -Math.log1p(1)],
    ['recordCount', 'Home', Math.log1p(3)],
    ['recordCount', 'Flour', 0],
    ['recordCount', 'Too salty', Math.log1p(3)],
    ['pageOgArticle', 'Flour', 1],
    ['pageSchema0', 'Flour', 1],
    ['pageSchema1', 'Flour', 0],
    ['page:p', 'Flour', Math.log1p(3)],
    ['cectd-ds:mark', 'Flour', Math.log1p(1)],
  ])('%s of "%s…" is %d', (name, start, expected) => {
    expect(value(name, start)).toBeCloseTo(expected, 5);
  });

  it('compare text with its neighbours and its like', () => {
    expect(value('words+1', 'Flour')).toBeCloseTo(value('words', 'Knead'), 5);
    expect(value('words-1', 'Knead')).toBeCloseTo(value('words', 'Flour'), 5);
    expect(value('signatureCount', 'Flour')).toBeCloseTo(Math.log1p(2), 5);
    expect(value('share^1', 'Flour')).toBeGreaterThan(value('share^1', 'Home'));
    expect(value('links^1', 'Home')).toBe(1);
    expect(value('density^1', 'Flour')).toBeGreaterThan(value('density^1', 'Nice!'));
  });

  it('hear CETD: text of the article scores above the menu', () => {
    expect(value('cectd-ds', 'Knead')).toBeGreaterThan(value('cectd-ds', 'Home'));
  });

  it.each(awkwardPages.map(({ name, html }) => [name, html] as const))('are finite on %s', (_, html) => {
    expect(featureMatrix(blockContext(parsePage(html))).every(Number.isFinite)).toBe(true);
  });
});
