import type { Page } from '@pith/core';

/** The distinct tag paths of a page, as a trie: a path is its parent path and one tag more. Path 0 is empty. */
export interface TagPaths {
  readonly count: number;
  /** Path of each node; a text node has that of its parent element. */
  readonly ofNode: Int32Array;
  readonly parent: Int32Array;
  readonly tag: Int32Array;
  readonly depth: Int32Array;
}

/** Numbers the tag paths of a page: elements with the same tags from the root down share a path, whatever their attributes. */
export function findTagPaths(page: Page): TagPaths {
  const tagCount = page.tagNames.length;
  const ofNode = new Int32Array(page.nodeCount);
  const paths = new Map<number, number>();
  const parents = [-1];
  const tags = [0];
  const depths = [0];
  for (let node = 0; node < page.nodeCount; node++) {
    const above = page.parent[node]! < 0 ? 0 : ofNode[page.parent[node]!]!;
    const tag = page.tag[node]!;
    if (tag === 0) {
      ofNode[node] = above;
      continue;
    }
    const key = above * tagCount + tag;
    let path = paths.get(key);
    if (path === undefined) {
      path = parents.length;
      paths.set(key, path);
      parents.push(above);
      tags.push(tag);
      depths.push(depths[above]! + 1);
    }
    ofNode[node] = path;
  }
  return {
    count: parents.length,
    ofNode,
    parent: Int32Array.from(parents),
    tag: Int32Array.from(tags),
    depth: Int32Array.from(depths),
  };
}
