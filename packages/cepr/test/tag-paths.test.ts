import { parsePage } from '@pith/core';
import { expect, it } from 'vitest';
import { findTagPaths } from '../src/tag-paths.ts';
import { findTextNodes } from '../src/text-nodes.ts';

it('gives elements with the same tags above them one path', () => {
  const page = parsePage('<div class=a><p>one<p>two <a>three</a></div><div><p>four</div><p>five');
  const { ofNode } = findTagPaths(page);
  const [one, two, three, four, five] = Array.from(findTextNodes(page), (node) => ofNode[node]);
  expect([two, four]).toEqual([one, one]);
  expect(new Set([one, three, five]).size).toBe(3);
});

it('stores paths as a trie', () => {
  const page = parsePage('<div><p>one');
  const { ofNode, parent, tag, depth } = findTagPaths(page);
  const path = ofNode[findTextNodes(page)[0]!]!;
  expect(depth[path]).toBe(4);
  const names: string[] = [];
  for (let at = path; at > 0; at = parent[at]!) names.unshift(page.tagNames[tag[at]!]!);
  expect(names).toEqual(['html', 'body', 'div', 'p']);
});

it('counts text nodes with visible text only', () => {
  const page = parsePage('<p>one</p> <p> </p><p hidden>two</p><p>three</p>');
  expect(Array.from(findTextNodes(page), (node) => page.text.slice(page.textStart[node], page.textEnd(node)))).toEqual([
    'one',
    'three',
  ]);
});
