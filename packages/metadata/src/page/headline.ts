import { collapse, type Page } from '@pith/core';
import { textKey } from '../facts/text-key.ts';
import { elementText } from './element-text.ts';
import type { PageIndex } from './page-index.ts';

/** How far from the headline, in blocks, a byline or date may stand. */
const BEFORE = 8;
const AFTER = 14;
/** Longer blocks near the headline are content. */
const MAX_LINE = 400;

/** Where the headline stands: the place to look for authors and dates. */
export interface Headline {
  /** The short blocks around it; empty if there is no headline. */
  readonly surroundings: string;
  isNear(node: number): boolean;
  isNearBlock(block: number): boolean;
}

/** Finds the headline: the heading, else the block that says the title, else the first `h1`. */
export function findHeadline({ page, headings }: PageIndex, title: string | undefined): Headline {
  const block = headlineBlock(page, headings, textKey(title ?? ''));
  const first = block < 0 ? 0 : Math.max(0, block - BEFORE);
  const last = block < 0 ? -1 : Math.min(page.blocks.count - 1, block + AFTER);
  const isNearBlock = (other: number): boolean => other >= first && other <= last;
  return {
    surroundings: shortBlocks(page, first, last),
    isNear: (node) => isNearBlock(blockOf(page, node)),
    isNearBlock,
  };
}

function headlineBlock(page: Page, headings: readonly number[], key: string): number {
  const visible = headings.filter((node) => page.charCount(node) > 0);
  const isH1 = (node: number): boolean => page.tagName(node) === 'h1';
  const says = visible.filter((node) => key !== '' && textKey(elementText(page, node)) === key);
  const heading = says.find(isH1) ?? says[0];
  if (heading !== undefined) return blockOf(page, heading);
  const said = findBlock(page, key);
  const h1 = visible.find(isH1);
  return said < 0 && h1 !== undefined ? blockOf(page, h1) : said;
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

/** The block in which a node's text ends, or the one before it if it has none. */
function blockOf(page: Page, node: number): number {
  const { start, count } = page.blocks;
  const end = page.textEnd(node);
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (start[middle]! < end) low = middle;
    else high = middle - 1;
  }
  return low;
}

function shortBlocks({ blocks, text }: Page, first: number, last: number): string {
  const parts: string[] = [];
  for (let b = first; b <= last; b++) {
    const [start, end] = [blocks.start[b]!, blocks.end[b]!];
    if (!blocks.hidden[b] && end - start <= MAX_LINE) parts.push(collapse(text.slice(start, end)));
  }
  return parts.join('\n');
}
