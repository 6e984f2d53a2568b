import type { Role } from '@pith/core';
import { CLASS_GROUPS } from './features/class-words.ts';
import type { BlockContext } from './features/context.ts';
import { SEMANTIC_TAGS } from './features/structure.ts';

const COMMENT_BIT = 1 << CLASS_GROUPS.indexOf('comment');
const META_BIT = 1 << CLASS_GROUPS.indexOf('meta');
const FIGURE_BIT = 1 << SEMANTIC_TAGS.indexOf('figure');
const QUOTE_BIT = 1 << SEMANTIC_TAGS.indexOf('blockquote');
/** Blocks on either side of the headline or of the first long block in which bylines and dates stand. */
const HEAD_REACH = 8;
/** Bylines and datelines are short. */
const META_WORDS = 14;

const DATE =
  /\b\d{4}[-/.年]\s?\d{1,2}[-/.月]\s?\d{1,2}|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b|\b\p{L}{3,12}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}\b|\b\d{1,2}\.? \p{L}{3,12}\.?,? \d{4}\b/u;
const BYLINE =
  /^(?:(?:by|written by|posted by|von|par|por|di|door|av|af|autor|autore|author)\s|(?:作者|記者|记者|文)\s?[:：])/iu;

const ROLE_OF_TAG: Readonly<Record<string, Role>> = {
  figcaption: 'caption',
  caption: 'caption',
  li: 'list-item',
  dt: 'list-item',
  dd: 'list-item',
  pre: 'code',
  td: 'table',
  th: 'table',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  blockquote: 'quote',
};

/** True for a block inside an element whose class names say comments or replies. */
export function isInComments({ page, classes }: BlockContext, block: number): boolean {
  const element = page.blocks.element[block]!;
  return element >= 0 && (classes.any[element]! & COMMENT_BIT) !== 0;
}

/**
 * What each kept block is for a reader.
 *
 * `isThread` says that the page is a discussion: its posts are then the body and not comments on it.
 */
export function assignRoles(context: BlockContext, kept: Uint8Array, isThread: boolean): (Role | undefined)[] {
  const { page, shape, facts, classes, structure } = context;
  const firstLong = kept.findIndex((isKept, b) => isKept === 1 && shape.words[b]! >= 25);
  const isNearHead = (b: number): boolean =>
    (facts.headline >= 0 && Math.abs(b - facts.headline) <= HEAD_REACH) ||
    (firstLong >= 0 && b < firstLong && b >= firstLong - HEAD_REACH);

  return Array.from(kept, (isKept, b): Role | undefined => {
    if (!isKept) return undefined;
    const element = page.blocks.element[b]!;
    if (element < 0) return 'body';
    if (
      b === facts.headline ||
      (shape.words[b]! >= 3 && shape.titleOverlap[b]! >= 0.9 && /^h[1-3]$/.test(page.tagName(element)))
    )
      return 'title';
    if (shape.words[b]! <= META_WORDS && isNearHead(b)) {
      const text = page.text.slice(page.blocks.start[b]!, page.blocks.end[b]!).trim();
      const isMeta = (classes.near[element]! & META_BIT) !== 0;
      if (BYLINE.test(text) || (isMeta && /author|byline/i.test(page.attribute(element, 'class') ?? '')))
        return 'byline';
      if (DATE.test(text) && shape.digits[b]! >= 3) return 'date';
    }
    if (!isThread && isInComments(context, b)) return 'comment';
    const semantic = structure.semantic[page.blocks.firstNode[b]!]!;
    const ofTag = ROLE_OF_TAG[page.tagName(element)];
    if (ofTag !== undefined) return ofTag;
    if (semantic & FIGURE_BIT) return 'caption';
    return semantic & QUOTE_BIT ? 'quote' : 'body';
  });
}
