import type { Page } from '@pith/core';
import type { HeadFacts } from './head-facts.ts';
import type { TextShape } from './text-shape.ts';

/** What the whole page says, shared by all blocks. */
export interface PageFacts extends HeadFacts {
  /** The first visible `h1` block that repeats the title, else the first `h1`; -1 if there is none. */
  readonly headline: number;
  readonly words: number;
  readonly chars: number;
  readonly linkChars: number;
  /** Words in blocks of at least 25 words, and how many of these there are. */
  readonly longWords: number;
  readonly longBlocks: number;
  readonly tags: number;
  /** Share of text in scripts without spaces. */
  readonly unspacedShare: number;
  readonly counts: Readonly<Record<(typeof COUNTED_TAGS)[number], number>>;
}

/** Tags whose number says something about a page. */
export const COUNTED_TAGS = [
  'article',
  'h1',
  'h2',
  'h3',
  'p',
  'li',
  'form',
  'input',
  'table',
  'time',
  'code',
  'img',
  'video',
  'iframe',
  'pre',
  'tr',
] as const;

/** A block of this many words is running text. */
const LONG = 25;

/** Sums up the visible blocks and counts tags. */
export function readPageFacts(page: Page, head: HeadFacts, shape: TextShape): PageFacts {
  const { blocks } = page;
  let words = 0;
  let chars = 0;
  let linkChars = 0;
  let longWords = 0;
  let longBlocks = 0;
  let unspaced = 0;
  for (let b = 0; b < blocks.count; b++) {
    if (blocks.hidden[b] || blocks.data[b]) continue;
    words += shape.words[b]!;
    chars += shape.chars[b]!;
    linkChars += shape.linkChars[b]!;
    if (shape.words[b]! >= LONG) {
      longWords += shape.words[b]!;
      longBlocks++;
    }
    if (shape.words[b]! > shape.chars[b]! * 0.6) unspaced += shape.chars[b]!;
  }
  const tagCounts = new Int32Array(page.tagNames.length);
  for (let i = 0; i < page.nodeCount; i++) tagCounts[page.tag[i]!] = tagCounts[page.tag[i]!]! + 1;
  return {
    ...head,
    headline: findHeadline(page, shape),
    words,
    chars,
    linkChars,
    longWords,
    longBlocks,
    tags: page.tagsBefore[page.nodeCount]!,
    unspacedShare: unspaced / Math.max(1, chars),
    counts: Object.fromEntries(
      COUNTED_TAGS.map((name) => [name, tagCounts[page.tagId(name)] ?? 0]),
    ) as PageFacts['counts'],
  };
}

function findHeadline(page: Page, shape: TextShape): number {
  const { blocks } = page;
  let first = -1;
  for (let b = 0; b < blocks.count; b++) {
    if (blocks.hidden[b] || blocks.data[b] || page.tagName(blocks.element[b]!) !== 'h1') continue;
    // A logo is often an h1 too; the one that repeats the title is the headline.
    if (shape.words[b]! >= 2 && shape.titleOverlap[b]! >= 0.6) return b;
    if (first < 0) first = b;
  }
  return first;
}
