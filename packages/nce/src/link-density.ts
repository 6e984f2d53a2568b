import type { Page } from '@pith/core';

/** Share of a subtree's characters that stand in links; 0 without text. */
export function linkDensity(page: Page, node: number): number {
  const chars = page.charCount(node);
  return chars === 0 ? 0 : page.linkCharCount(node) / chars;
}
