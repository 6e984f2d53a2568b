import type { Page } from '@pith/core';
import type { TextShape } from './text-shape.ts';

/** Words of a text that can be compared: letters and digits, lower case; characters where a script has no spaces. */
export function comparableWords(text: string): Set<string> {
  return new Set(
    text.toLowerCase().match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}]+/gu) ??
      [],
  );
}

/** What the head and the whole page say, shared by all blocks. */
export interface PageFacts {
  readonly titleWords: ReadonlySet<string>;
  readonly descriptionWords: ReadonlySet<string>;
  /** Index of the first visible block in an `h1`, or the first that repeats most of the title; -1 if there is none. */
  readonly headline: number;
  readonly openGraphArticle: number;
  readonly openGraphProduct: number;
  /** JSON-LD types found, one bit each of `SCHEMA_TYPES`. */
  readonly schema: number;
  readonly words: number;
  readonly chars: number;
  readonly linkChars: number;
  /** Words in blocks of at least 25 words. */
  readonly longWords: number;
  readonly longBlocks: number;
  readonly tags: number;
  readonly unspacedShare: number;
  readonly counts: Readonly<Record<(typeof COUNTED_TAGS)[number], number>>;
  readonly pathDepth: number;
  readonly pathDigits: number;
}

/** Groups of schema.org types that name a kind of page. */
export const SCHEMA_TYPES = [
  /Article|BlogPosting|NewsArticle|Report/,
  /Product|Offer|Vehicle/,
  /DiscussionForumPosting|QAPage|Question/,
  /ItemList|CollectionPage|SearchResultsPage/,
  /TechArticle|APIReference|HowTo|Course/,
  /LocalBusiness|Service|Organization|Restaurant/,
  /Recipe|Review|FAQPage|VideoObject/,
] as const;

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

/** Collects the facts; `meta` and JSON-LD are read from the head by name only. */
export function readPageFacts(page: Page, shape: TextShape): PageFacts {
  let description = '';
  let openGraphTitle = '';
  let openGraphType = '';
  let schema = 0;
  const meta = page.tagId('meta');
  const script = page.tagId('script');
  const tagCounts = new Int32Array(page.tagNames.length);
  for (let i = 0; i < page.nodeCount; i++) {
    const tag = page.tag[i]!;
    tagCounts[tag] = tagCounts[tag]! + 1;
    if (tag === meta) {
      const name = (page.attribute(i, 'property') ?? page.attribute(i, 'name') ?? '').toLowerCase();
      const content = page.attribute(i, 'content') ?? '';
      if (name === 'og:type') openGraphType = content;
      else if (name === 'og:title') openGraphTitle = content;
      else if (name === 'description' || name === 'og:description')
        description = description.length > content.length ? description : content;
    } else if (tag === script) {
      const raw = page.rawText(i);
      if (raw === undefined || raw.length > 200_000) continue;
      for (const [, type = ''] of raw.matchAll(/"@type"\s*:\s*\[?\s*"([A-Za-z]{3,40})"/g)) {
        SCHEMA_TYPES.forEach((pattern, bit) => {
          if (pattern.test(type)) schema |= 1 << bit;
        });
      }
    }
  }
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
    if (shape.words[b]! >= 25) {
      longWords += shape.words[b]!;
      longBlocks++;
    }
    if (shape.words[b]! > shape.chars[b]! * 0.6) unspaced += shape.chars[b]!;
  }
  const titleWords = comparableWords(`${openGraphTitle} ${page.title}`);
  const path = page.url !== undefined && URL.canParse(page.url) ? new URL(page.url).pathname : '';
  return {
    titleWords,
    descriptionWords: comparableWords(description),
    headline: findHeadline(page, titleWords),
    openGraphArticle: /article|blog|news/i.test(openGraphType) ? 1 : 0,
    openGraphProduct: /product/i.test(openGraphType) ? 1 : 0,
    schema,
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
    pathDepth: path.split('/').filter((part) => part !== '').length,
    pathDigits: (path.match(/\d/g) ?? []).length,
  };
}

function findHeadline(page: Page, titleWords: ReadonlySet<string>): number {
  const { blocks } = page;
  let firstH1 = -1;
  for (let b = 0; b < blocks.count; b++) {
    if (blocks.hidden[b] || blocks.data[b] || page.tagName(blocks.element[b]!) !== 'h1') continue;
    if (firstH1 < 0) firstH1 = b;
    // A logo is often an h1 too; the one that repeats the title is the headline.
    const words = comparableWords(page.text.slice(blocks.start[b]!, blocks.end[b]!));
    let shared = 0;
    for (const word of words) if (titleWords.has(word)) shared++;
    if (words.size >= 2 && shared >= words.size * 0.6) return b;
  }
  return firstH1;
}
