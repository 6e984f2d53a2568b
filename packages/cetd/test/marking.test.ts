import { parsePage } from '@pith/core';
import { describe, expect, it } from 'vitest';
import { densitySums } from '../src/density-sum.ts';
import { markContent } from '../src/mark-content.ts';
import { smoothSiblings } from '../src/smooth-siblings.ts';
import { pathThreshold } from '../src/threshold.ts';

/** A page of empty elements: the densities are given by hand, one per element from the body on. */
function given(html: string, ...values: number[]) {
  const page = parsePage(html);
  const density = new Float64Array(page.nodeCount);
  density.set(values, page.body);
  return { page, density, fromBody: (column: ArrayLike<number>) => Array.from(column).slice(page.body) };
}

describe('density sums', () => {
  it('add up the children; a leaf has its own density', () => {
    const { page, density, fromBody } = given('<div><i></i><b></b></div><p></p>', 1, 2, 3, 4, 5);
    expect(fromBody(densitySums(page, density, true).values)).toEqual([7, 7, 3, 4, 5]);
  });
  it('count runs of text only when asked to', () => {
    const { page, density } = given('<div>text<b></b></div>', 1, 2, 10, 4);
    expect(densitySums(page, density, true).values[page.body + 1]).toBe(14);
    expect(densitySums(page, density, false).values[page.body + 1]).toBe(4);
  });
  it('give the first of equals as the largest, up to rounding', () => {
    const { page, density, fromBody } = given('<p></p><p></p>', 0, 0, 0);
    density.set([1, 3 - 1e-12, 3], page.body);
    expect(fromBody(densitySums(page, density, true).largest)).toEqual([0, 1, 2].map((i) => page.body + i));
    const section = given('<section><p></p></section>', 1, 9, 5);
    expect(densitySums(section.page, section.density, true).largest[section.page.body]).toBe(section.page.body);
  });
});

it('the threshold is the smallest density on the way to the body', () => {
  const { page, density } = given('<div><p></p></div>', 4, 3, 8);
  expect(pathThreshold(page, density, page.body + 2, 1)).toBe(3);
  expect(pathThreshold(page, density, page.body, 0.5)).toBe(2);
});

describe('Algorithm 2', () => {
  const html = '<main><p></p><p></p></main><div><p></p></div><nav><p></p></nav>';
  const run = (threshold: number): number[] => {
    // body, main, its two paragraphs, div, its paragraph, nav, its paragraph
    const { page, density, fromBody } = given(html, 6, 9, 20, 30, 7, 7, 1, 1);
    return fromBody(markContent(page, density, densitySums(page, density, true), threshold));
  };
  it('marks the densest subtree, then the densest in each thick enough sibling, and their ancestors', () => {
    expect(run(6)).toEqual([2, 1, 1, 1, 1, 1, 0, 0]);
  });
  it('keeps only the densest subtree when everything else is too thin', () => {
    expect(run(8)).toEqual([2, 1, 1, 1, 0, 0, 0, 0]);
  });
  it('lets a density pass that equals the threshold up to rounding', () => {
    expect(run(7 + 1e-12)).toEqual([2, 1, 1, 1, 0, 0, 0, 0]);
    expect(run(6 + 1e-12)).toEqual([2, 1, 1, 1, 1, 1, 0, 0]);
  });
});

describe('smoothing over siblings', () => {
  it('weights the neighbours that exist', () => {
    const { page, density, fromBody } = given('<p></p><p></p><p></p>', 5, 4, 8, 12);
    expect(fromBody(smoothSiblings(page, density, [1, 2, 1]))).toEqual([5, 16 / 3, 8, 32 / 3]);
  });
  it('takes runs of text for siblings and leaves scripts out', () => {
    const { page, density } = given('<p></p>text<script></script><p></p>', 5, 4, 8, 0, 12);
    expect(smoothSiblings(page, density, [1, 2, 1])[page.body + 4]).toBe(32 / 3);
  });
});
