import { type Extraction, type Extractor, type ParseOptions, parsePage } from '@pith/core';

/** Parses a page, with source positions if the extractor needs them, and runs it. */
export function runExtractor(extractor: Extractor, html: string | Uint8Array, options: ParseOptions): Extraction {
  const { source = extractor.needs === 'source', ...page } = options;
  return extractor.extract(parsePage(html, { ...page, source }));
}
