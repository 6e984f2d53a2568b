import type { Page } from './page.ts';
import { BLOCK_TAGS } from './tags.ts';

/**
 * For each node the largest link quota (share of characters inside links) of the block elements around it, itself included.
 * The body and what is above it do not count, so 0 means: no block around it holds a link.
 */
export function linkQuotas(page: Page): Float64Array {
  const { tag, parent, body, nodeCount } = page;
  const isBlock = page.tagMask(BLOCK_TAGS);
  const quotas = new Float64Array(nodeCount);
  for (let i = Math.max(body, 0) + 1; i < nodeCount; i++) {
    const chars = isBlock[tag[i]!] ? page.charCount(i) : 0;
    quotas[i] = Math.max(quotas[parent[i]!] ?? 0, chars > 0 ? page.linkCharCount(i) / chars : 0);
  }
  return quotas;
}
