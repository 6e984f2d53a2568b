import type { HiddenReason } from '@pith/core';
import type { MetadataValues } from '@pith/metadata';
import type { ArticleBlock } from './blocks.ts';

/** Raised when a field changes its meaning, its type or goes; a new optional field does not count. */
export const SCHEMA_VERSION = 1;

/** Text a reader would not see. */
export interface HiddenText {
  readonly text: string;
  readonly reason: HiddenReason;
  /** Offsets in `page.text`. */
  readonly start: number;
  readonly end: number;
}

/** What an article as data may carry besides what is known about the page. */
export interface ArticleParts {
  readonly text: string;
  readonly html: string;
  readonly markdown: string;
  readonly blocks: readonly ArticleBlock[];
  readonly hidden: readonly HiddenText[];
}

/**
 * An article as plain data: what `JSON.stringify` writes. Fields that are not known are left out.
 * `pith/article.schema.json` says the same for other languages.
 */
export interface ArticleData extends Partial<MetadataValues>, Partial<ArticleParts> {
  readonly schemaVersion: typeof SCHEMA_VERSION;
  readonly url?: string;
  readonly title: string;
  readonly confidence?: number;
  readonly kind?: string;
  readonly verdict?: string;
  /** Name of the extractor. */
  readonly extractor: string;
  readonly notes: readonly string[];
}
