import { parsePage } from '@pith/core';
import { expect, it } from 'vitest';
import { blockContext } from '../../src/features/context.ts';
import { NEIGHBOURHOOD_FEATURES, readNeighbourhood, writeNeighbourhood } from '../../src/features/neighbourhood.ts';

const width = NEIGHBOURHOOD_FEATURES.length;

function neighbourhoodOf(html: string, p: number[]): (name: string, block: number) => number {
  const context = blockContext(parsePage(html));
  const matrix = new Float32Array(p.length * width);
  writeNeighbourhood(readNeighbourhood(context), Float64Array.from(p), matrix, width, 0);
  return (name, block) => matrix[block * width + NEIGHBOURHOOD_FEATURES.findIndex((feature) => feature.name === name)]!;
}

it('means are weighted by words and follow the tree', () => {
  const of = neighbourhoodOf('<main><div><p>a a a</p><p>b</p></div><div><p>c c c c</p></div></main>', [1, 0, 0.5]);
  expect(of('p', 0)).toBe(1);
  expect(of('p+1', 0)).toBe(0);
  expect(of('p-1', 0)).toBe(-1);
  expect(of('p^1', 0)).toBeCloseTo(3 / 4, 6);
  expect(of('p^1', 2)).toBeCloseTo(0.5, 6);
  expect(of('p^2', 0)).toBeCloseTo(5 / 8, 6);
  expect(of('p:page', 1)).toBeCloseTo(5 / 8, 6);
  expect(of('p:before', 2)).toBeCloseTo(3 / 4, 6);
  expect(of('p:after', 0)).toBeCloseTo(2 / 5, 6);
  expect(of('p:over', 0)).toBeCloseTo(3 / 8, 6);
  expect(of('p:rank', 1)).toBeCloseTo(7 / 8, 6);
});

it('blocks of one list share its mean', () => {
  const of = neighbourhoodOf('<ul><li>a</li><li>b</li><li>c</li></ul><p>d</p>', [1, 1, 0, 0]);
  expect(of('p:list', 2)).toBeCloseTo(2 / 3, 6);
  expect(of('p:list', 3)).toBe(0);
  expect(of('p:signature', 0)).toBeCloseTo(2 / 3, 6);
});

it('hidden text has no say', () => {
  const of = neighbourhoodOf('<div><p>a a</p><p hidden>b b</p></div>', [1, 0]);
  expect(of('p^1', 0)).toBe(1);
});
