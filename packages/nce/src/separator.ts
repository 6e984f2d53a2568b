import type { Page } from '@pith/core';
import { linkDensity } from './link-density.ts';

/** What phase 1 looks for. */
export interface SeparatorOptions {
  readonly leafMin: number;
  readonly nodeMin: number;
  readonly nodeShare: number | 'off';
  readonly siblingMin: number;
  readonly siblingLinks: number;
}

/** Tags that hold a paragraph or a part of one: never the node that holds a whole article. */
const WITHIN_PARAGRAPHS: ReadonlySet<string> = new Set('p span b i em strong font a u small'.split(' '));

/** On short pages `nodeShare` lowers the text a separator needs, but never below this. */
const NODE_FLOOR = 400;

/**
 * Phase 1: the closest large ancestor of the first long text, -1 if there is none.
 *
 * Large means enough text and at most one sibling that could be content itself (enough text, few links).
 */
export function findSeparator(page: Page, options: SeparatorOptions): number {
  const { leafMin, nodeMin, nodeShare, siblingMin, siblingLinks } = options;
  const { nodeCount, tag, parent, body } = page;
  const share = nodeShare === 'off' || body < 0 ? Number.POSITIVE_INFINITY : nodeShare * page.charCount(body);
  const textMin = share < nodeMin ? Math.max(NODE_FLOOR, share) : nodeMin;
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

/** Roots of the forest F(u, δ): the children of the separator whose link density is at most δ. */
export function childrenWithFewLinks(page: Page, separator: number, density: number): number[] {
  const roots: number[] = [];
  for (let node = separator + 1; node < page.end[separator]!; node = page.end[node]!) {
    if (linkDensity(page, node) <= density) roots.push(node);
  }
  return roots;
}
