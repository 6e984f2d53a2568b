import type { Extractor, ParseOptions } from '@pith/core';
import { runExtractor } from './run-extractor.ts';
import { TextArticle } from './text-article.ts';

export { InputError, LimitError, OptionError, PithError, parsePage } from '@pith/core';
export { toText } from '@pith/render';
export type { ArticleData, ArticleParts, HiddenText } from './article-data.ts';
export type { ArticleBlock } from './blocks.ts';
export { TextArticle };

/** Options of the small `extract`: about the page, and the extractor itself. */
export interface LiteOptions extends ParseOptions {
  /** Such as `cectdDs()` of `@pith/cetd`. */
  readonly extractor: Extractor;
}

/**
 * Finds the main content of a page with one extractor that you import yourself: no registry, no model, no HTML or Markdown.
 *
 * Throws only what `parsePage` throws: `InputError`, `LimitError`.
 */
export function extract(html: string | Uint8Array, { extractor, ...options }: LiteOptions): TextArticle {
  return new TextArticle(extractor.name, runExtractor(extractor, html, options));
}
