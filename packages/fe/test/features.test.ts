import { parsePage } from '@pith/core';
import { expect, it } from 'vitest';
import { countFeatures, FEATURE_COUNT, featureSignals } from '../src/block-features.ts';
import { clusterMargins } from '../src/cluster-margins.ts';
import { bestElement, textScores } from '../src/text-scores.ts';

const blocks = countFeatures(
  parsePage(
    '<div>12345<p>1234567890 <a>1</a></p>12345</div><ul><li><a>1</a> <a>2</a><img></li></ul><p hidden>1234<img></p>',
  ),
);
const rowOf = (...values: readonly number[]): Float64Array =>
  Float64Array.from({ length: FEATURE_COUNT }, (_, f) => values[f] ?? 0);

it('counts text and elements by block element, each relative to the largest', () => {
  // Text, images, list items, links: the division has 10, 0, 0, 0; the paragraph 11, 0, 0, 1; the item 2, 1, 1, 2.
  expect(blocks.features).toEqual(
    Float64Array.of(...rowOf(10 / 11), ...rowOf(1, 0, 0, 0.5), ...rowOf(2 / 11, 1, 1, 1), ...rowOf()),
  );
});

it('gives every block of the page to its element', () => {
  expect([...blocks.elementOf]).toEqual([0, 1, 0, 2, 3]);
  const [text, , , links] = featureSignals(blocks);
  expect(text).toEqual({ name: 'text', unit: 'block', values: Float64Array.of(10 / 11, 1, 10 / 11, 2 / 11, 0) });
  expect(links!.values).toEqual(Float64Array.of(0, 0.5, 0, 1, 0));
});

it('scores an element by its text and by how little else it has', () => {
  const scores = textScores(Float64Array.of(...rowOf(1, 0, 0, 1), ...rowOf(0.75), ...rowOf(0, 1)));
  expect([...scores]).toEqual([0.5, 0.75, 0]);
  expect(bestElement(scores)).toBe(1);
  expect(bestElement(new Float64Array(2))).toBe(-1);
});

it('tells how clearly an element belongs to a cluster', () => {
  const centroids = Float64Array.of(...rowOf(0), ...rowOf(1));
  const margins = clusterMargins(Float64Array.of(...rowOf(1), ...rowOf(0.5), ...rowOf(0.25)), centroids, 1);
  expect([...margins]).toEqual([1, 0.5, 0.1]);
});
