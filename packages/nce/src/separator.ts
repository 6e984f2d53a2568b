import type { Page } from '@pith/core';
import { linkDensity } from './link-density.ts';
import type { Options } from './options.ts';

/** Tags that hold a paragraph or a part of one: never the node that holds a whole article. */
const WITHIN_PARAGRAPHS: ReadonlySet<string> = new Set('p span b i em strong font a u small'.split(' '));

/**
 * Phase 1: the closest large ancestor of the first long text, -1 if there is none.
 *
 * Large means enough text and at most one sibling that could be content itself (enough text, few links).
 */
export function findSeparator(page: Page, options: Options): number {
  const { leafMin, nodeMin, nodeShare, nodeFloor, siblingMin, siblingLinks } = options;
  const { nodeCount, tag, parent, body } = page;
  const share = nodeShare === 'off' || body < 0 ? Number.POSITIVE_INFINITY : nodeShare * page.charCount(body);
  const textMin = share < nodeMin ? Math.max(nodeFloor, share) : nodeMin;
  const isWithin = page.tagMask(WITHIN_PARAGRAPHS);

  const isRival = new Uint8Array(nodeCount);
  const rivals = new Int32Array(nodeCount);
  for (let node = 1; node < nodeCount; node++) {
    if (page.charCount(node) < siblingMin || linkDensity(page, node) >= siblingLinks) continue;
    isRival[node] = 1;
    rivals[parent[node]!]!++;
  }

  // Closest node that qualifies, at or above each element; parents come before children, so one pass settles all.
  const closest = new Int32Array(nodeCount).fill(-1);
  for (let node = 1; node < nodeCount; node++) {
    const above = parent[node]!;
    if (tag[node] === 0) {
      if (page.charCount(node) >= leafMin && closest[above]! >= 0) return closest[above]!;
    } else {
      const qualifies =
        page.charCount(node) >= textMin && !isWithin[tag[node]!] && rivals[above]! - isRival[node]! <= 1;
      closest[node] = qualifies ? node : closest[above]!;
    }
  }
  return -1;
}

/** The forest F(u, δ) below a separator. */
export interface Forest {
  /** All children of the separator, and their link densities. */
  readonly children: readonly number[];
  readonly density: readonly number[];
  /** The children whose link density is at most δ. */
  readonly roots: readonly number[];
}

/** Parts the children of a separator by their link density; text directly below it counts as a child. */
export function findForest(page: Page, separator: number, most: number): Forest {
  const children: number[] = [];
  for (let node = separator + 1; node < page.end[separator]!; node = page.end[node]!) children.push(node);
  const density = children.map((child) => linkDensity(page, child));
  return { children, density, roots: children.filter((_, i) => density[i]! <= most) };
}
