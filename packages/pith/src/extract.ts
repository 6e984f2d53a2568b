import type { ParseOptions } from '@pith/core';
import type { ModelData } from '@pith/stack';
import { Article } from './article.ts';
import { chooseExtractor, DEFAULT_EXTRACTOR, type ExtractorChoice } from './choose-extractor.ts';
import { runExtractor } from './run-extractor.ts';

/** Options of `extract`: about the page, the extractor to use, and the options of that extractor. */
export interface ExtractOptions extends ParseOptions {
  /** Default `'stack'`, the learned one. */
  readonly extractor?: ExtractorChoice | undefined;
  /** Where the extractor's options start from. */
  readonly preset?: 'paper' | 'default' | undefined;
  /** A model you trained, for `stack`. */
  readonly model?: ModelData | undefined;
  /** Options of the extractor. One it does not have throws an `OptionError`. */
  readonly [option: string]: unknown;
}

/**
 * Finds the main content of a page, given as a string or as bytes.
 *
 * Throws an `OptionError` for a wrong option, and for the page itself only what `parsePage` throws: `InputError`, `LimitError`.
 */
export function extract(html: string | Uint8Array, options: ExtractOptions = {}): Article {
  const { url, charset, source, hidden, limits, extractor: choice = DEFAULT_EXTRACTOR, ...own } = options;
  const extractor = chooseExtractor(choice, own);
  return new Article(extractor.name, runExtractor(extractor, html, { url, charset, source, hidden, limits }));
}
