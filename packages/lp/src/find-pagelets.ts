import { elementsBefore, type Page } from '@pith/core';

const ANCHOR: ReadonlySet<string> = new Set(['a']);

/**
 * PagePartitioning: starts with the body and cuts up every element that has a child with at least `links` links; what is not cut
 * up is a pagelet. Pagelets never overlap; text directly in an element that was cut up belongs to none.
 */
export function findPagelets(page: Page, links: number): number[] {
  const { tag, parent, end, nodeCount } = page;
  const before = elementsBefore(page, ANCHOR);
  const isCut = new Uint8Array(nodeCount);
  for (let i = 0; i < nodeCount; i++) if (before[end[i]!]! - before[i]! >= links) isCut[parent[i]!] = 1;

  const pagelets: number[] = [];
  for (let i = Math.max(page.body, 0); i < nodeCount; ) {
    if (isCut[i]) i++;
    else {
      if (tag[i] !== 0) pagelets.push(i);
      i = end[i]!;
    }
  }
  return pagelets;
}
