import type { Page } from '@pith/core';
import { type DensitySums, TOLERANCE } from './density-sum.ts';

/** What Algorithm 2 says about an element: noise, content with all below it, or an ancestor of content. */
export const Mark = { noise: 0, content: 1, ancestor: 2 } as const;

/**
 * Algorithm 2: from the body down, as long as elements are dense enough, marks the subtree with the largest density sum in each.
 *
 * Marked subtrees never overlap (what is marked is not entered), so the cost is linear.
 */
export function markContent(
  page: Page,
  density: Float64Array,
  { largest }: DensitySums,
  threshold: number,
): Uint8Array {
  const { body, end, parent } = page;
  const marks = new Uint8Array(page.nodeCount);
  const mark = (root: number): void => {
    marks.fill(Mark.content, root, end[root]);
    for (let i = root; i !== body && marks[parent[i]!] === Mark.noise; i = parent[i]!)
      marks[parent[i]!] = Mark.ancestor;
  };
  mark(largest[body]!);
  for (let i = body; i < end[body]!; ) {
    const isElement = !page.isText(i);
    if (isElement && (marks[i] === Mark.content || density[i]! < threshold * (1 - TOLERANCE))) {
      i = end[i]!;
      continue;
    }
    if (isElement && marks[largest[i]!] !== Mark.content) mark(largest[i]!);
    i++;
  }
  return marks;
}
