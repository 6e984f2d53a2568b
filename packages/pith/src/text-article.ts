import { collapse, type Extraction } from '@pith/core';
import { type Metadata, readMetadata } from '@pith/metadata';
import { toText } from '@pith/render';
import { type ArticleData, type ArticleParts, type HiddenText, SCHEMA_VERSION } from './article-data.ts';
import { type ArticleBlock, blocksOf } from './blocks.ts';

/** The content of a page as text. Everything is derived from the extraction when it is first asked for. */
export class TextArticle {
  /** Name of the extractor that chose the text. */
  readonly extractor: string;
  /** The page and the decision about every character of it, for tools that need more than text. */
  readonly extraction: Extraction;
  #text: string | undefined;
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
  /** Why there is nothing to extract, where the extractor can tell. */
  get verdict(): string | undefined {
    return this.extraction.verdict;
  }
  /** What was decided on the way that a reader of the result should know. */
  get notes(): readonly string[] {
    return [...this.extraction.page.notes, ...this.extraction.notes];
  }

  /** The article as data, with the parts asked for. */
  toData(parts: readonly (keyof this & keyof ArticleParts)[]): ArticleData {
    const { url, title, confidence, kind, verdict, extractor, notes } = this;
    const { sources: _, ...metadata } = this.metadata;
    return {
      schemaVersion: SCHEMA_VERSION,
      ...(url === undefined ? {} : { url }),
      title,
      ...metadata,
      ...(confidence === undefined ? {} : { confidence }),
      ...(kind === undefined ? {} : { kind }),
      ...(verdict === undefined ? {} : { verdict }),
      extractor,
      notes,
      ...Object.fromEntries(parts.map((part) => [part, this[part]])),
    };
  }

  toJSON(): ArticleData {
    return this.toData(['text', 'blocks', 'hidden']);
  }
}
