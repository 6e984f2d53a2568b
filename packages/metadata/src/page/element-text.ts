import type { Page } from '@pith/core';
import { cleanText } from '../facts/clean-text.ts';

/** Longer texts are no headline, name or date. */
const MAX_LENGTH = 400;
const MAX_NODES = 300;

/** True for elements that may hold a headline, a name or a date. Deep nests of empty elements are not worth reading again and again. */
export function isShort(page: Page, node: number): boolean {
  return page.charCount(node) <= MAX_LENGTH && page.end[node]! - node <= MAX_NODES;
}

/** Visible text of an element on one line, words of different blocks and lines apart; empty if it is long. */
export function elementText(page: Page, node: number): string {
  if (!isShort(page, node)) return '';
  const { tag, textStart, blocks } = page;
  const end = page.end[node]!;
  const br = page.tagId('br');
  const parts: string[] = [];
  let block = firstAtLeast(blocks.firstNode, node);
  for (let i = node; i < end; i++) {
    if (blocks.firstNode[block] === i) {
      parts.push(' ');
      block++;
    }
    if (tag[i] === br) parts.push(' ');
    else if (tag[i] === 0 && !page.isHidden(i)) parts.push(page.text.slice(textStart[i]!, textStart[i + 1]!));
  }
  return cleanText(parts.join(''));
}

/** First index whose value is at least `wanted` in an ascending list. */
function firstAtLeast(values: Int32Array, wanted: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (values[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
