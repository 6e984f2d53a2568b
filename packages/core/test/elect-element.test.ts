import { describe, expect, it } from 'vitest';
import { electElement, type Page, parsePage } from '../src/index.ts';

/** A value for each element that has an id, by id. */
function elect(
  html: string,
  values: Readonly<Record<string, number>>,
): { page: Page; winner: string | undefined; score: number[] } {
  const page = parsePage(html);
  const byNode = Float64Array.from({ length: page.nodeCount }, (_, i) => values[page.attribute(i, 'id') ?? ''] ?? 0);
  const { winner, kept, score } = electElement(page, byNode);
  const texts = Array.from({ length: page.nodeCount }, (_, i) => i).filter((i) => page.isText(i));
  expect(texts.filter((i) => kept[i])).toEqual(texts.filter((i) => i >= winner && i < (page.end[winner] ?? -1)));
  return {
    page,
    winner: page.attributes(winner)?.find(({ name }) => name === 'id')?.value,
    score: texts.map((i) => score[i]!),
  };
}

const PAGE = '<div id=a><p id=b>b</p><p id=c>c</p>a</div><p id=d>d</p>';

describe('electElement', () => {
  it('keeps the subtree with the largest value', () => {
    expect(elect(PAGE, { a: 2, b: 3, d: 1 }).winner).toBe('b');
  });

  it('scores the winner by its lead and the others by the best value around them', () => {
    // b leads with 4 before 3, so 1 − 3/8; c and the text of a have a's 2, so 2/8; d has 3/8.
    expect(elect(PAGE, { a: 2, b: 4, d: 3 }).score).toEqual([0.625, 0.25, 0.25, 0.375]);
  });

  it('of equal values takes the deeper element, then the first', () => {
    expect(elect(PAGE, { a: 2, c: 2 }).winner).toBe('c');
    expect(elect(PAGE, { b: 2, c: 2, d: 2 }).winner).toBe('b');
  });

  it('keeps nothing when no element has a value', () => {
    expect(elect(PAGE, {})).toMatchObject({ winner: undefined, score: [0, 0, 0, 0] });
  });
});
