import { parsePage } from '@pith/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance, pathDistances } from '../src/path-distance.ts';
import { findTagPaths } from '../src/tag-paths.ts';
import { findTextNodes } from '../src/text-nodes.ts';

const codes = (word: string): number[] => Array.from(word, (_, i) => word.charCodeAt(i));
const distancesIn = (html: string, unit: 'tags' | 'characters'): number[] => {
  const page = parsePage(html);
  const paths = findTagPaths(page);
  const distance = pathDistances(paths, page.tagNames, unit);
  const [first, ...others] = Array.from(findTextNodes(page), (node) => paths.ofNode[node]!);
  return others.map((other) => distance(first!, other));
};

it('edit distance counts insertions, deletions and replacements', () => {
  expect(editDistance(codes('kitten'), codes('sitting'))).toBe(3);
  expect(editDistance([], [1, 2])).toBe(2);
});

it('edit distance is a metric', () => {
  const sequence = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 12 });
  fc.assert(
    fc.property(sequence, sequence, sequence, (a, b, c) => {
      expect(editDistance(a, a)).toBe(0);
      expect(editDistance(a, b)).toBe(editDistance(b, a));
      expect(editDistance(a, c)).toBeLessThanOrEqual(editDistance(a, b) + editDistance(b, c));
    }),
  );
});

it('is counted in tags or in characters', () => {
  const html = '<div><p>one <a>two</a></p></div><div><h1>three</h1></div><p>four</p><div><p>five</p></div>';
  expect(distancesIn(html, 'tags')).toEqual([1, 1, 1, 0]);
  // ".a" has two characters, "h1" and "p" differ in two, "div." has four.
  expect(distancesIn(html, 'characters')).toEqual([2, 2, 4, 0]);
});

it('equals the edit distance of the whole paths', () => {
  const tags = fc.array(fc.constantFrom('div', 'ul', 'b'), { maxLength: 8 });
  fc.assert(
    fc.property(tags, tags, (a, b) => {
      const nest = (path: string[]): string =>
        path.map((tag) => `<${tag}>`).join('') +
        'x' +
        path
          .map((tag) => `</${tag}>`)
          .reverse()
          .join('');
      const whole = editDistance(
        a.map((tag) => tag.length),
        b.map((tag) => tag.length),
      );
      expect(distancesIn(nest(a) + nest(b), 'tags')).toEqual([whole]);
    }),
  );
});

it('is bounded for paths that have nothing in common over hundreds of tags', () => {
  const nest = (tag: string, depth: number): string => `${`<${tag}>`.repeat(depth)}x${`</${tag}>`.repeat(depth)}`;
  expect(distancesIn(nest('div', 300) + nest('section', 400), 'tags')).toEqual([400]);
});
