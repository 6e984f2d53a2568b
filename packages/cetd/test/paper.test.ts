import { keptSpans } from '@pith/core';
import { describe, expect, it } from 'vitest';
import { compositeDensity } from '../src/composite-density.ts';
import { densitySums } from '../src/density-sum.ts';
import { cetdDs } from '../src/index.ts';
import { textDensity } from '../src/text-density.ts';
import { pathThreshold } from '../src/threshold.ts';
import { byId, example } from './example-page.ts';

const link = byId(example, 'articleBody') + 2;
const run = byId(example, 'articleBody') + 1;
const nodes: [string, number, textDensity: number, compositeDensity: number][] = [
  ['main', byId(example, 'main'), 21.25, 51.9814],
  ['article', byId(example, 'article'), 28.33, 62.9197],
  ['headline', byId(example, 'headline'), 46, 202.8292],
  ['articleBody', byId(example, 'articleBody'), 39, 29.5739],
  ['the link', link, 15, 0],
  ['the text beside the link', run, 24, 115.1635],
];

describe('Example 2', () => {
  it.each(nodes)('text density and composite text density of %s', (_, node, td, ctd) => {
    expect(textDensity(example)[node]).toBeCloseTo(td, 2);
    expect(compositeDensity(example, false)[node]).toBeCloseTo(ctd, 4);
  });

  it('density sums, the largest of them, and the threshold of its path', () => {
    const density = textDensity(example);
    const { values, largest } = densitySums(example, density, true);
    const [article, articleBody, headline] = ['article', 'articleBody', 'headline'].map((id) => byId(example, id));
    expect([values[article!], values[articleBody!], values[headline!]]).toEqual([85, 39, 46]);
    expect(largest[example.body]).toBe(article);
    expect(density[example.body]).toBe(17);
    expect(pathThreshold(example, density, article!, 1)).toBe(17);
  });

  it('all of it is content', () => {
    expect(keptSpans(cetdDs().extract(example))).toEqual([[0, 85]]);
  });
});
