import { collapse, type Extraction, type HiddenReason } from '@pith/core';
import { type Metadata, type MetadataValues, readMetadata } from '@pith/metadata';
import { toText } from '@pith/render';
import { toHtml } from '@pith/render/html';
import { toMarkdown } from '@pith/render/markdown';
import { type ArticleBlock, blocksOf } from './blocks.ts';

/** Text a reader would not see. */
export interface HiddenText {
  readonly text: string;
  readonly reason: HiddenReason;
  /** Offsets in `page.text`. */
  readonly start: number;
  readonly end: number;
}

/** An article as plain data: what `JSON.stringify` writes. Fields that are not known are left out. */
export interface ArticleData extends Partial<MetadataValues> {
  readonly url?: string;
  readonly title: string;
  readonly text: string;
  readonly confidence?: number;
  readonly kind?: string;
  /** Name of the extractor. */
  readonly extractor: string;
  readonly notes: readonly string[];
  readonly blocks: readonly ArticleBlock[];
  readonly hidden: readonly HiddenText[];
}

/** The content of a page. Everything is derived from the extraction when it is first asked for. */
export class Article {
  /** Name of the extractor that chose the text. */
  readonly extractor: string;
  /** The page and the decision about every character of it, for tools that need more than text. */
  readonly extraction: Extraction;
  #text: string | undefined;
  #html: string | undefined;
  #markdown: string | undefined;
  #blocks: readonly ArticleBlock[] | undefined;
  #metadata: Metadata | undefined;

  constructor(extractor: string, extraction: Extraction) {
    this.extractor = extractor;
    this.extraction = extraction;
  }

  /** The kept text: paragraphs apart by blank lines, table cells by tabs. */
  get text(): string {
    this.#text ??= toText(this.extraction);
    return this.#text;
  }
  /** The kept part of the page as clean HTML, safe to show: headings, lists, tables, code, figures, formulas, links. */
  get html(): string {
    this.#html ??= toHtml(this.extraction);
    return this.#html;
  }
  /** The same as Markdown (GFM). */
  get markdown(): string {
    this.#markdown ??= toMarkdown(this.extraction);
    return this.#markdown;
  }
  /** Every block of the page in document order, kept or not. */
  get blocks(): readonly ArticleBlock[] {
    this.#blocks ??= blocksOf(this.extraction);
    return this.#blocks;
  }
  /** Text a reader would not see, with the reason. It is never kept. */
  get hidden(): readonly HiddenText[] {
    const { hidden, text } = this.extraction.page;
    return hidden.map(({ start, end, reason }) => ({ text: collapse(text.slice(start, end)), reason, start, end }));
  }
  /** All that the page says about itself, and where each value was found. */
  get metadata(): Metadata {
    this.#metadata ??= readMetadata(this.extraction.page);
    return this.#metadata;
  }
  /** The headline, without the name of the site; empty if the page has none. */
  get title(): string {
    return this.metadata.title ?? '';
  }
  /** Names of the authors, one each. */
  get byline(): readonly string[] | undefined {
    return this.metadata.byline;
  }
  /** Day or point in time of publication, in ISO 8601. */
  get published(): string | undefined {
    return this.metadata.published;
  }
  /** Day or point in time of the last change, in ISO 8601. */
  get modified(): string | undefined {
    return this.metadata.modified;
  }
  /** BCP 47 tag of the language: declared, or told from the text. */
  get language(): string | undefined {
    return this.metadata.language;
  }
  /** Name of the site. */
  get site(): string | undefined {
    return this.metadata.site;
  }
  /** Address of the lead image. */
  get image(): string | undefined {
    return this.metadata.image;
  }
  get url(): string | undefined {
    return this.extraction.page.url;
  }
  /** Probability that the result is right, where the extractor can tell. */
  get confidence(): number | undefined {
    return this.extraction.confidence;
  }
  /** What the page most probably is, where the extractor can tell. */
  get kind(): string | undefined {
    return this.extraction.kinds?.[0]?.kind;
  }
  /** What was decided on the way that a reader of the result should know. */
  get notes(): readonly string[] {
    return [...this.extraction.page.notes, ...this.extraction.notes];
  }

  toJSON(): ArticleData {
    const { url, title, text, confidence, kind, extractor, notes, blocks, hidden } = this;
    const { sources: _, ...metadata } = this.metadata;
    return {
      ...(url === undefined ? {} : { url }),
      title,
      ...metadata,
      text,
      ...(confidence === undefined ? {} : { confidence }),
      ...(kind === undefined ? {} : { kind }),
      extractor,
      notes,
      blocks,
      hidden,
    };
  }
}
