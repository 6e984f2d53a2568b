import type { Token } from 'parse5';
import { type Blocks, findBlocks } from './blocks.ts';
import type { Extraction } from './extraction.ts';
import { restrictPage } from './restrict.ts';
import type { Source } from './source.ts';
import { findTokens, type Tokens } from './tokens.ts';
import { type FlatTree, NodeFlag } from './tree/flatten.ts';
import type { HiddenReason } from './tree/hidden.ts';
import { findWords, type Words } from './words.ts';

/** An attribute as parsed: the name in lower case, the value decoded. */
export type Attribute = Token.Attribute;

/** A stretch of the stream that a reader would not see. */
export interface HiddenSpan {
  readonly start: number;
  readonly end: number;
  readonly reason: HiddenReason;
}

/** How a restricted page's text lies in the page it was cut from. */
export interface Restriction {
  readonly page: Page;
  /** Slice k of this page's text starts at `starts[k]` here and at `origins[k]` there; one closing entry each. */
  readonly starts: Int32Array;
  readonly origins: Int32Array;
}

/** What a page is made from; `parsePage`, `pageFromDom` and `page.restrict` build it. */
export interface PageParts extends Omit<FlatTree, 'origin' | 'length'> {
  /** White-space-collapsed length of each text node. */
  readonly length: Int32Array;
  readonly url: string | undefined;
  /** Offsets of the data segments behind the last text node. */
  readonly dataSpans: readonly (readonly [start: number, end: number])[];
  readonly hidden: readonly HiddenSpan[];
  readonly notes: readonly string[];
  readonly source: Source | undefined;
  readonly restriction: Restriction | undefined;
  /** Node of the live document behind a node of the page, where there is one. */
  readonly domNode?: ((node: number) => unknown) | undefined;
}

/**
 * A parsed page, flat and immutable: nodes in document order, so that a subtree is a range `[node, end[node])`, and one text
 * stream that all extractors share.
 *
 * Every column is indexed by node; columns named `…Before` hold running totals, one entry more than there are nodes, so a
 * subtree's count is a difference of two entries. Text hidden from readers is in the stream but in no total.
 */
export class Page {
  readonly url: string | undefined;
  /** All text in document order exactly as parsed, then the data segments. Spans are offsets into it. */
  readonly text: string;
  readonly nodeCount: number;
  readonly tagNames: readonly string[];
  /** Index into `tagNames`; 0 is a text node. */
  readonly tag: Int32Array;
  /** Node of the parent element, -1 at the root. */
  readonly parent: Int32Array;
  /** One past the last node of the subtree. */
  readonly end: Int32Array;
  /** Where a node's text starts in the stream; one entry more than there are nodes. See `textEnd`. */
  readonly textStart: Int32Array;
  /** Bits of `NodeFlag`. */
  readonly flags: Uint8Array;
  /** The body (or frameset) element, -1 if there is none. */
  readonly body: number;
  readonly charsBefore: Int32Array;
  readonly tagsBefore: Int32Array;
  readonly linkCharsBefore: Int32Array;
  readonly linkTagsBefore: Int32Array;
  readonly dataSpans: readonly (readonly [start: number, end: number])[];
  readonly hidden: readonly HiddenSpan[];
  /** What was decided about the page while reading it. */
  readonly notes: readonly string[];
  /** Source positions, when the page was parsed with `source: true`. */
  readonly source: Source | undefined;
  /** The page this one was cut from, if it is a restricted page. */
  readonly restriction: Restriction | undefined;

  readonly #parts: PageParts;
  #blocks: Blocks | undefined;
  #words: Words | undefined;
  #tokens: Tokens | undefined;

  constructor(parts: PageParts) {
    this.#parts = parts;
    this.url = parts.url;
    this.text = parts.text;
    this.nodeCount = parts.nodeCount;
    this.tagNames = parts.tagNames;
    this.tag = parts.tag;
    this.parent = parts.parent;
    this.end = parts.end;
    this.textStart = parts.textStart;
    this.flags = parts.flags;
    this.dataSpans = parts.dataSpans;
    this.hidden = parts.hidden;
    this.notes = parts.notes;
    this.source = parts.source;
    this.restriction = parts.restriction;
    const bodyTag = this.tagId('body');
    this.body = this.tag.indexOf(bodyTag < 0 ? this.tagId('frameset') : bodyTag);

    const n = parts.nodeCount;
    this.charsBefore = new Int32Array(n + 1);
    this.tagsBefore = new Int32Array(n + 1);
    this.linkCharsBefore = new Int32Array(n + 1);
    this.linkTagsBefore = new Int32Array(n + 1);
    let chars = 0;
    let tags = 0;
    let linkChars = 0;
    let linkTags = 0;
    for (let i = 0; i < n; i++) {
      const flags = parts.flags[i]!;
      if ((flags & (NodeFlag.hidden | NodeFlag.uncounted)) === 0) {
        const isLink = flags & NodeFlag.link;
        if (parts.tag[i] === 0) {
          chars += parts.length[i]!;
          if (isLink) linkChars += parts.length[i]!;
        } else {
          tags++;
          if (isLink) linkTags++;
        }
      }
      this.charsBefore[i + 1] = chars;
      this.tagsBefore[i + 1] = tags;
      this.linkCharsBefore[i + 1] = linkChars;
      this.linkTagsBefore[i + 1] = linkTags;
    }
  }

  /** Offset one past the text of a node's subtree. */
  textEnd(node: number): number {
    return this.textStart[this.end[node]!]!;
  }
  /** Offset where page text ends and data segments begin. */
  get dataStart(): number {
    return this.textStart[this.nodeCount]!;
  }
  isText(node: number): boolean {
    return this.tag[node] === 0;
  }
  /** Lower-case element name; `#text` for a text node. */
  tagName(node: number): string {
    return this.tagNames[this.tag[node]!]!;
  }
  /** Number of a tag name in this page, -1 if it does not occur. */
  tagId(name: string): number {
    return this.tagNames.indexOf(name);
  }
  /** 1 at each tag number whose name is in the set: `mask[page.tag[node]]` tells without comparing strings. */
  tagMask(names: ReadonlySet<string>): Uint8Array {
    return Uint8Array.from(this.tagNames, (name) => (names.has(name) ? 1 : 0));
  }

  /** White-space-collapsed characters of a subtree's visible text. */
  charCount(node: number): number {
    return this.charsBefore[this.end[node]!]! - this.charsBefore[node]!;
  }
  /** Visible words that start in a subtree. */
  wordCount(node: number): number {
    const { before } = this.words;
    return before[this.end[node]!]! - before[node]!;
  }
  /** Elements below a node, itself not counted. */
  tagCount(node: number): number {
    return this.tagsBefore[this.end[node]!]! - this.tagsBefore[node + 1]!;
  }
  /** Characters of a subtree that stand inside a link. */
  linkCharCount(node: number): number {
    return this.linkCharsBefore[this.end[node]!]! - this.linkCharsBefore[node]!;
  }
  /** Elements below a node that are links or stand inside one. */
  linkTagCount(node: number): number {
    return this.linkTagsBefore[this.end[node]!]! - this.linkTagsBefore[node + 1]!;
  }
  isHidden(node: number): boolean {
    return (this.flags[node]! & NodeFlag.hidden) !== 0;
  }

  attributes(node: number): readonly Attribute[] {
    return this.#parts.attributes[node]!;
  }
  /** Value of an attribute, `undefined` if the element does not have it. */
  attribute(node: number, name: string): string | undefined {
    const list = this.#parts.attributes[node]!;
    for (let i = 0; i < list.length; i++) if (list[i]!.name === name) return list[i]!.value;
    return undefined;
  }
  /** Character data that is not text of the page: of `title`, `noscript`, `textarea`, TeX annotations, JSON scripts. */
  rawText(node: number): string | undefined {
    return this.#parts.raw.get(node);
  }
  /** Content of the head's `title` element, as it stands. */
  get title(): string {
    const title = this.tagId('title');
    for (const [node, value] of this.#parts.raw) if (this.tag[node] === title) return value;
    return '';
  }
  /** The node of the live document, for pages read from one. */
  domNode(node: number): unknown {
    return this.#parts.domNode?.(node);
  }

  get blocks(): Blocks {
    this.#blocks ??= findBlocks(this);
    return this.#blocks;
  }
  get words(): Words {
    this.#words ??= findWords(this);
    return this.#words;
  }
  get tokens(): Tokens {
    this.#tokens ??= findTokens(this);
    return this.#tokens;
  }

  /** The page as if only what the extraction keeps had been there. Nothing is parsed again; `liftExtraction` maps back. */
  restrict(extraction: Extraction): Page {
    return restrictPage(this, this.#parts, extraction);
  }
}
