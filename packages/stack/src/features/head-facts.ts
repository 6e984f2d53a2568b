import type { Page } from '@pith/core';
import { type WordHashes, wordHashes } from './text-shape.ts';

/** What the head of a page says about it. */
export interface HeadFacts {
  readonly titleWords: WordHashes;
  readonly descriptionWords: WordHashes;
  readonly openGraphArticle: number;
  readonly openGraphProduct: number;
  /** JSON-LD types found, one bit each of `SCHEMA_TYPES`. */
  readonly schema: number;
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

/** Longer JSON is data of an application, not a description of the page. */
const MAX_JSON = 200_000;
const TYPE = /"@type"\s*:\s*\[?\s*"([A-Za-z]{3,40})"/g;

/** Reads `meta` and the type names of JSON-LD. */
export function readHeadFacts(page: Page): HeadFacts {
  const meta = page.tagId('meta');
  const script = page.tagId('script');
  let description = '';
  let openGraphTitle = '';
  let openGraphType = '';
  let schema = 0;
  for (let i = 0; i < page.nodeCount; i++) {
    const tag = page.tag[i]!;
    if (tag === meta) {
      const name = (page.attribute(i, 'property') ?? page.attribute(i, 'name') ?? '').toLowerCase();
      const content = page.attribute(i, 'content') ?? '';
      if (name === 'og:type') openGraphType = content;
      else if (name === 'og:title') openGraphTitle = content;
      else if ((name === 'description' || name === 'og:description') && content.length > description.length)
        description = content;
    } else if (tag === script) {
      const json = page.rawText(i);
      if (json === undefined || json.length > MAX_JSON) continue;
      for (const [, type = ''] of json.matchAll(TYPE)) {
        SCHEMA_TYPES.forEach((pattern, bit) => {
          if (pattern.test(type)) schema |= 1 << bit;
        });
      }
    }
  }
  return {
    titleWords: wordHashes(`${openGraphTitle} ${page.title}`),
    descriptionWords: wordHashes(description),
    openGraphArticle: /article|blog|news/i.test(openGraphType) ? 1 : 0,
    openGraphProduct: /product/i.test(openGraphType) ? 1 : 0,
    schema,
  };
}
