import { type Feature, feature, ratio } from './feature.ts';
import { SCHEMA_TYPES } from './head-facts.ts';
import { COUNTED_TAGS } from './page-facts.ts';

/** What kind of page it is; the same for all its blocks. */
export const PAGE_FEATURES: readonly Feature[] = [
  feature('pageWords', 'log of the words', (c) => Math.log1p(c.facts.words)),
  feature('pageBlocks', 'log of the blocks', (c) => Math.log1p(c.page.blocks.count)),
  feature('pageLinks', 'link density', (c) => ratio(c.facts.linkChars, c.facts.chars)),
  feature('pageLongShare', 'share of words in blocks of 25 words or more', (c) =>
    ratio(c.facts.longWords, c.facts.words),
  ),
  feature('pageLongBlocks', 'log of the blocks of 25 words or more', (c) => Math.log1p(c.facts.longBlocks)),
  feature('pageDensity', 'characters per tag', (c) => Math.log1p(ratio(c.facts.chars, c.facts.tags))),
  feature('pageUnspaced', 'share of text in scripts without spaces', (c) => c.facts.unspacedShare),
  feature('pageLargest', 'share of the words in the largest block', (c) =>
    c.largest < 0 ? 0 : ratio(c.shape.words[c.largest]!, c.facts.words),
  ),
  feature('pageHasHeadline', 'has a headline', (c) => (c.facts.headline < 0 ? 0 : 1)),
  feature('pageOgArticle', 'og:type says article', (c) => c.facts.openGraphArticle),
  feature('pageOgProduct', 'og:type says product', (c) => c.facts.openGraphProduct),
  ...SCHEMA_TYPES.map((_, bit) =>
    feature(`pageSchema${bit}`, `JSON-LD has a type of group ${bit}`, (c) => (c.facts.schema >> bit) & 1),
  ),
  ...COUNTED_TAGS.map((tag) =>
    feature(`page:${tag}`, `log of the ${tag} elements`, (c) => Math.log1p(c.facts.counts[tag])),
  ),
];
