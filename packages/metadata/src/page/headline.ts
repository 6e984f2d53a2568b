import { blockAt, type Page } from '@pith/core';
import { textKey } from '../facts/text-key.ts';
import { elementText } from './element-text.ts';
import type { PageIndex } from './page-index.ts';

/** How far from the headline, in blocks, a byline or date may stand. */
const BEFORE = 8;
const AFTER = 14;

/** The part of a page around its headline. */
export interface Headline {
  /** Block of the headline, -1 if none was found. */
  readonly block: number;
  /** Blocks from the headline to a node: negative before it. Far away if there is no headline. */
  distance(node: number): number;
  /** The block stands where bylines and dates stand. */
  isNearBlock(block: number): boolean;
  /** The node stands where bylines and dates stand. */
  isNear(node: number): boolean;
}

/** Finds the headline: the heading that says the title, else the first `h1`. */
export function findHeadline({ page, headings }: PageIndex, title: string | undefined): Headline {
  const key = textKey(title ?? '');
  const visible = headings.filter((node) => page.charCount(node) > 0);
  const says = (node: number): boolean => key !== '' && textKey(elementText(page, node)) === key;
  const isH1 = (node: number): boolean => page.tagName(node) === 'h1';
  const node = visible.find((node) => isH1(node) && says(node)) ?? visible.find(says);
  const h1 = visible.find(isH1);
  const said = node === undefined ? findBlock(page, key) : blockOf(page, node);
  const block = said < 0 && h1 !== undefined ? blockOf(page, h1) : said;
  const distance = (other: number): number => (block < 0 ? Number.POSITIVE_INFINITY : blockOf(page, other) - block);
  const isNearBlock = (other: number): boolean => block >= 0 && other >= block - BEFORE && other <= block + AFTER;
  return {
    block,
    distance,
    isNearBlock,
    isNear: (other) => isNearBlock(blockOf(page, other)),
  };
}

/** The first visible block that says the title, -1 if there is none. */
function findBlock({ blocks, text }: Page, key: string): number {
  for (let b = 0; key !== '' && b < blocks.count; b++) {
    const length = blocks.end[b]! - blocks.start[b]!;
    if (blocks.hidden[b] || length < key.length || length > 3 * key.length + 100) continue;
    if (textKey(text.slice(blocks.start[b]!, blocks.end[b]!)) === key) return b;
  }
  return -1;
}

/** The block in which a node's text begins, or the last one before it. */
function blockOf(page: Page, node: number): number {
  const { start, count } = page.blocks;
  let low = 0;
  let high = count - 1;
  const offset = page.textEnd(node);
  // The last block that starts before the node's text ends.
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (start[middle]! < offset) low = middle;
    else high = middle - 1;
  }
  return blockAt(page, page.textStart[node]!) >= 0 ? blockAt(page, page.textStart[node]!) : low;
}
