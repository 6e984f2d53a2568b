import { type Page, parsePage } from '@pith/core';
import { describe, expect, it } from 'vitest';
import { gatherPlateaus } from '../src/gatherings.ts';
import { findPlateaus } from '../src/plateaus.ts';

const words = (count: number): string => Array(count).fill('word').join(' ');
const texts = (page: Page, values: ArrayLike<number>): number[] => Array.from(values).filter((_, i) => page.isText(i));
const elements = (page: Page, values: ArrayLike<number>): Record<string, number> =>
  Object.fromEntries(Array.from(values, (value, i) => [page.attribute(i, 'id') ?? '', value]));

describe('findPlateaus', () => {
  it('finds the text nodes among few tags, with their words as weight', () => {
    const page = parsePage(`${'<div></div>'.repeat(10)}menu${'<div></div>'.repeat(10)}<p>${words(20)}</p>`);
    expect(texts(page, findPlateaus(page, 5, 0.75).weights)).toEqual([0, 20]);
  });

  it('wants at least half of the words of a text node', () => {
    // 4 words between tags, windows of 5 tokens: the outer two see 2 tags of 5, the inner two 1. The average is 4 of 8.
    const page = parsePage(`<body><br>${words(4)}<br></body>`);
    const weight = (ratio: number): number[] => texts(page, findPlateaus(page, 5, ratio).weights);
    expect(weight(0.4)).toEqual([4]);
    expect(weight(0.3)).toEqual([0]);
  });
});

describe('gatherPlateaus', () => {
  const page = parsePage(
    '<div id=a><div id=b><p id=c>one two<br>three</p><p id=d>four five six</p></div><p id=e>seven eight</p></div>',
  );
  /** Plateaus: everything but "seven eight". */
  const weights = Int32Array.from({ length: page.nodeCount }, (_, i) => {
    const isPlateau = page.isText(i) && page.attribute(page.parent[i]!, 'id') !== 'e';
    return isPlateau ? page.wordCount(i) : 0;
  });

  it('values elements with plateaus in two children by weight and purity; paragraphs are no candidates', () => {
    const { values } = gatherPlateaus(page, weights, 1);
    expect(elements(page, values)).toMatchObject({ a: 0, b: 6, c: 0, d: 0, e: 0 });
    const two = weights.map((weight, i) => (page.isText(i) ? page.wordCount(i) : weight));
    expect(elements(page, gatherPlateaus(page, two, 1).values)).toMatchObject({ a: 8, b: 6 });
  });

  it('punishes words on no plateau by the exponent', () => {
    const half = weights.map((weight) => (weight === 3 ? 3 : weight === 2 ? 2 : 0));
    // 5 of the 6 words of b are on plateaus.
    const valueAt = (purity: number): number => elements(page, gatherPlateaus(page, half, purity).values).b!;
    expect([0, 1, 2].map(valueAt)).toEqual([5, 25 / 6, 5 * (5 / 6) ** 2]);
  });

  it('tells which nodes have a plateau below them', () => {
    expect(elements(page, gatherPlateaus(page, weights, 1).hasPlateau)).toMatchObject({ a: 1, b: 1, c: 1, d: 1, e: 0 });
  });
});
