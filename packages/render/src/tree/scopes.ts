import type { Page } from '@pith/core';
import type { Anchors } from './anchors.ts';
import { direction, languageTag } from './element-properties.ts';
import type { Format } from './inline-run.ts';
import type { ElementNode, Properties } from './nodes.ts';
import type { TreeBuilder } from './tree-builder.ts';

/** Nesting of inline elements; pages repeat unclosed ones without end. */
const MAX_FORMATS = 20;
/** Inline elements that mean something inside one of their own name. */
const REPEATABLE: ReadonlySet<string> = new Set(['q', 'span', 'sub', 'sup']);
const CODE_TAGS: ReadonlySet<string> = new Set(['code', 'kbd', 'samp', 'var']);

/** An element of the page that is being walked through, and what to restore at its end. */
interface Scope {
  readonly end: number;
  readonly isBlock: boolean;
  /** For `builder.close`, -1 if the element itself is not in the output. */
  readonly mark: number;
  readonly lang: string;
  readonly dir: string;
  readonly wanted: readonly Format[];
}

/** The elements of the page around the current node: what they ask for holds for their content and no longer. */
export class Scopes {
  readonly #page: Page;
  readonly #builder: TreeBuilder;
  readonly #anchors: Anchors;
  readonly #open: Scope[] = [];

  constructor(page: Page, builder: TreeBuilder, anchors: Anchors) {
    this.#page = page;
    this.#builder = builder;
    this.#anchors = anchors;
  }

  /** Leaves the elements that end at or before a node. */
  leaveBefore(node: number): void {
    const builder = this.#builder;
    while (this.#open.length > 0 && this.#open[this.#open.length - 1]!.end <= node) {
      const { isBlock, mark, lang, dir, wanted } = this.#open.pop()!;
      if (isBlock) builder.close(mark);
      builder.lang = lang;
      builder.dir = dir;
      builder.run.wanted = wanted;
    }
  }

  /** Enters a block. False if only its content goes on, because it has no name in the output or cannot stand here. */
  block(node: number, name?: string, properties: Properties = {}): boolean {
    const page = this.#page;
    const builder = this.#builder;
    const { lang, dir } = builder;
    const { wanted } = builder.run;
    // Inline elements around a block say nothing that the block cannot say itself.
    if (wanted.some(isSpan)) {
      const around = this.#around();
      builder.lang = around.lang;
      builder.dir = around.dir;
      builder.run.wanted = wanted.filter((format) => !isSpan(format));
    }
    if (page.attributes(node).length > 0) {
      builder.lang = languageTag(page.attribute(node, 'lang')) ?? builder.lang;
      builder.dir = direction(page.attribute(node, 'dir')) ?? builder.dir;
      this.#anchors.wait(page.attribute(node, 'id'));
    }
    builder.boundary();
    const mark = name === undefined ? -1 : builder.open(name, properties);
    this.#open.push({ end: page.end[node]!, isBlock: true, mark, lang, dir, wanted });
    return mark >= 0;
  }

  /** Enters an inline element that is not in the output; a language or direction of its own stays. */
  inline(node: number): void {
    const page = this.#page;
    this.#anchors.wait(
      page.attribute(node, 'id') ?? (page.tagName(node) === 'a' ? page.attribute(node, 'name') : undefined),
    );
    const { wanted } = this.#builder.run;
    const span = this.#spanFor(node);
    this.#enter(node, span === undefined ? wanted : [...wanted, span]);
  }

  /** Enters an inline element. `onMade` gets each element made for it: one for each block that it has words in. */
  format(node: number, tagName: string, properties: Properties, onMade: (made: ElementNode) => void = () => {}): void {
    const page = this.#page;
    const { wanted } = this.#builder.run;
    const isRepeated = !REPEATABLE.has(tagName) && wanted.some((format) => format.tagName === tagName);
    if (isRepeated || wanted.length >= MAX_FORMATS) {
      this.inline(node);
      return;
    }
    const id = page.attribute(node, 'id') ?? (tagName === 'a' ? page.attribute(node, 'name') : undefined);
    const made = (element: ElementNode): void => {
      this.#anchors.attach(element);
      this.#anchors.name(id, element);
      onMade(element);
    };
    // A link inside code goes around it: Markdown has no other place for it.
    let at = wanted.length;
    if (tagName === 'a') while (at > 0 && CODE_TAGS.has(wanted[at - 1]!.tagName)) at--;
    const span = this.#spanFor(node);
    const own = span === undefined ? [{ tagName, properties, made }] : [span, { tagName, properties, made }];
    this.#enter(node, [...wanted.slice(0, at), ...own, ...wanted.slice(at)]);
  }

  #enter(node: number, next: readonly Format[]): void {
    const { lang, dir, run } = this.#builder;
    this.#open.push({ end: this.#page.end[node]!, isBlock: false, mark: -1, lang, dir, wanted: run.wanted });
    run.wanted = next;
  }

  /** Language and direction at the current place, inline elements included. */
  #around(): { lang: string; dir: string } {
    let { lang, dir } = this.#builder;
    for (const { tagName, properties } of this.#builder.run.wanted) {
      if (tagName !== 'span') continue;
      lang = String(properties.lang ?? lang);
      dir = String(properties.dir ?? dir);
    }
    return { lang, dir };
  }

  #spanFor(node: number): Format | undefined {
    if (this.#page.attributes(node).length === 0) return undefined;
    const lang = languageTag(this.#page.attribute(node, 'lang'));
    const dir = direction(this.#page.attribute(node, 'dir'));
    if (lang === undefined && dir === undefined) return undefined;
    const around = this.#around();
    const properties: Properties = {};
    if (lang !== undefined && lang !== around.lang) properties.lang = lang;
    if (dir !== undefined && dir !== around.dir) properties.dir = dir;
    const isNew = Object.keys(properties).length > 0 && this.#builder.run.wanted.length < MAX_FORMATS;
    return isNew ? { tagName: 'span', properties } : undefined;
  }
}

const isSpan = ({ tagName }: Format): boolean => tagName === 'span';
