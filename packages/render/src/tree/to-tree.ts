import { type Extraction, isSpace, type Page } from '@pith/core';
import { PieceReader } from '../piece-reader.ts';
import { Anchors } from './anchors.ts';
import { Gutters, languageOf } from './code-language.ts';
import { type DataTable, dataTable } from './data-tables.ts';
import { currentName, Kind, kindOf } from './element-kinds.ts';
import { cellProperties, citation, formatProperties, languageTag } from './element-properties.ts';
import { Formulas } from './formulas.ts';
import { ListNumbers } from './list-numbers.ts';
import { isBareListing, isBlockCode, listingText, withoutIndentation } from './listing.ts';
import { LiveNodes } from './live-nodes.ts';
import { Media } from './media.ts';
import { element, type RootNode } from './nodes.ts';
import { Scopes } from './scopes.ts';
import { TreeBuilder } from './tree-builder.ts';
import { Addresses } from './urls.ts';

/** What is kept of a page as a small tree: valid, semantic, nothing empty, nothing twice. Linear in the page. */
export function toTree(extraction: Extraction): RootNode {
  return new TreeWalk(extraction).run();
}

class TreeWalk {
  readonly #page: Page;
  readonly #live: LiveNodes;
  readonly #pieces: PieceReader;
  readonly #addresses: Addresses;
  readonly #media: Media;
  readonly #gutters: Gutters;
  readonly #numbers: ListNumbers;
  readonly #formulas: Formulas;
  readonly #anchors = new Anchors();
  readonly #builder: TreeBuilder;
  readonly #scopes: Scopes;
  readonly #tables: { readonly end: number; readonly data: DataTable | undefined }[] = [];
  readonly #kinds: Uint8Array;
  readonly #code: number;

  constructor(extraction: Extraction) {
    const { page } = extraction;
    this.#page = page;
    this.#addresses = new Addresses(page);
    this.#media = new Media(page, this.#addresses);
    this.#live = new LiveNodes(extraction, this.#media.showsSomething);
    this.#pieces = new PieceReader(extraction);
    this.#gutters = new Gutters(page);
    this.#numbers = new ListNumbers(page, this.#live);
    this.#kinds = Uint8Array.from(page.tagNames, kindOf);
    this.#code = page.tagId('code');
    const lang = page.nodeCount > 0 ? languageTag(page.attribute(0, 'lang')) : undefined;
    this.#builder = new TreeBuilder(lang ?? '', (made) => this.#anchors.attach(made));
    this.#formulas = new Formulas(page, this.#builder);
    this.#scopes = new Scopes(page, this.#builder, this.#anchors);
  }

  run(): RootNode {
    const page = this.#page;
    for (let node = 0; node < page.nodeCount; ) {
      this.#scopes.leaveBefore(node);
      node = page.tag[node] === 0 ? this.#text(node) : this.#element(node);
    }
    this.#scopes.leaveBefore(page.nodeCount);
    for (const [start, end] of page.dataSpans) {
      this.#builder.boundary();
      this.#pieces.read(start, end, this.#write);
    }
    const root = this.#builder.finish();
    this.#anchors.finish();
    return hoistDirection(root);
  }

  #text(node: number): number {
    const { textStart } = this.#page;
    if (this.#live.has(node)) this.#pieces.read(textStart[node]!, textStart[node + 1]!, this.#write);
    else this.#builder.run.blank = true;
    return node + 1;
  }

  readonly #write = (text: string, kept: boolean): void => {
    const { run } = this.#builder;
    const words = kept ? text.trim() : '';
    if (words === '') {
      run.blank = true;
      return;
    }
    if (isSpace(text.charCodeAt(0))) run.blank = true;
    this.#builder.text(isCollapsed(words) ? words : words.replace(/[ \t\n\f\r]+/g, ' '));
    run.blank = isSpace(text.charCodeAt(text.length - 1));
    this.#formulas.pass();
  };

  /** Returns the node to go on with. */
  #element(node: number): number {
    const page = this.#page;
    const scopes = this.#scopes;
    const kind = this.#kinds[page.tag[node]!]!;
    const past = page.end[node]!;
    if (!this.#live.has(node)) return this.#dead(node, kind);
    const classes = page.attribute(node, 'class');
    if (classes !== undefined && (this.#formulas.isCopy(node, classes) || this.#gutters.has(node, false))) return past;
    // MediaWiki's "[edit]" behind every heading.
    if (classes === 'mw-editsection') return past;
    if (kind <= Kind.block && classes !== undefined && this.#formulas.drawing(node)) return past;
    switch (kind) {
      case Kind.container: {
        const name = currentName(page.tagName(node));
        const isQuote = name === 'blockquote';
        scopes.block(node, name, isQuote ? citation(page, node, this.#addresses) : this.#numbers.propertiesOf(node));
        return node + 1;
      }
      case Kind.link:
        return this.#link(node);
      case Kind.format:
        if (page.tag[node] === this.#code && !this.#builder.run.isOpen && isBlockCode(page, node, this.#kinds)) {
          this.#listing(node);
          return past;
        }
        scopes.format(node, currentName(page.tagName(node)), formatProperties(page, node, this.#addresses));
        return node + 1;
      case Kind.listing:
        this.#listing(node);
        return past;
      case Kind.table: {
        const data = dataTable(page, node, this.#live);
        const isOpen = scopes.block(node, data && 'table');
        this.#tables.push({ end: past, data: isOpen ? data : undefined });
        return node + 1;
      }
      case Kind.tablePart:
        this.#tablePart(node);
        return node + 1;
      case Kind.image:
        if (!this.#formulas.image(node)) this.#image(node);
        return past;
      case Kind.embed:
        this.#embed(node);
        return node + 1;
      case Kind.formula:
        this.#formulas.mathml(node);
        return past;
      case Kind.script:
        this.#formulas.script(node);
        return past;
      case Kind.noscript:
        if (past > node + 1) break;
        this.#noscriptImage(node);
        return past;
      case Kind.block:
        if (isBareListing(page, node, this.#kinds)) {
          this.#listing(node);
          return past;
        }
        scopes.block(node);
        return node + 1;
    }
    scopes.inline(node);
    return node + 1;
  }

  /** An element with nothing to show: it may still separate what stands around it. */
  #dead(node: number, kind: number): number {
    const page = this.#page;
    const builder = this.#builder;
    // An anchor without text names what follows; one whose text was dropped is gone.
    if (page.charCount(node) === 0) {
      this.#anchors.wait(page.attribute(node, 'id') ?? page.attribute(node, 'name'));
    }
    if (kind === Kind.lineBreak) builder.lineBreak();
    else if (kind === Kind.rule) builder.rule();
    else if (kind === Kind.tablePart) {
      const data = this.#tableAround(node);
      const name = page.tagName(node);
      const isCell = name === 'td' || name === 'th';
      if (isCell && data !== undefined) builder.close(builder.open(name, cellProperties(page, node)));
      else if (data?.spansRows && name !== 'caption') {
        this.#tablePart(node);
        return node + 1;
      } else builder.boundary();
    } else if (SEPARATING_KINDS.has(kind)) builder.boundary();
    // Inside an inline element there may be breaks and blocks.
    else return kind <= Kind.link ? node + 1 : page.end[node]!;
    return page.end[node]!;
  }

  #tablePart(node: number): void {
    const name = this.#page.tagName(node);
    const isCell = name === 'td' || name === 'th';
    const properties = isCell ? cellProperties(this.#page, node) : {};
    this.#scopes.block(node, this.#tableAround(node) && name, properties);
  }

  #tableAround(node: number): DataTable | undefined {
    const tables = this.#tables;
    while (tables.length > 0 && tables[tables.length - 1]!.end <= node) tables.pop();
    return tables[tables.length - 1]?.data;
  }

  #link(node: number): number {
    const page = this.#page;
    if (this.#builder.inHeading && this.#isPermalink(node)) return page.end[node]!;
    const raw = page.attribute(node, 'href')?.trim() ?? '';
    const href = this.#addresses.link(raw);
    if (href === undefined) {
      this.#scopes.inline(node);
      return node + 1;
    }
    const fragment = this.#addresses.fragment(raw.startsWith('#') ? raw : href);
    if (fragment === undefined) {
      this.#scopes.format(node, 'a', { href });
      return node + 1;
    }
    this.#scopes.format(node, 'a', { href }, (made) => this.#anchors.link(made, fragment));
    return node + 1;
  }

  /** "¶" and its like: a heading's link to itself. */
  #isPermalink(node: number): boolean {
    const page = this.#page;
    const text = page.text.slice(page.textStart[node], page.textEnd(node)).trim();
    return text !== '' && text.length < 4 && !/[\p{L}\p{N}]/u.test(text);
  }

  #listing(node: number): void {
    const page = this.#page;
    const isPre = this.#kinds[page.tag[node]!] === Kind.listing;
    const kept = listingText(page, node, this.#pieces, this.#gutters, this.#kinds);
    if (kept === '') return;
    const text = isPre ? kept : withoutIndentation(kept);
    const language = languageOf(page, node);
    const className = language === 'math' ? ['language-math', 'math-display'] : [`language-${language}`];
    const content = { type: 'text', value: text } as const;
    const first = page.isText(node + 1) && page.charCount(node + 1) === 0 ? node + 2 : node + 1;
    const hasCode = !isPre || language !== undefined || (first < page.end[node]! && page.tag[first] === this.#code);
    if (!this.#scopes.block(node, 'pre')) this.#write(text, true);
    else if (!hasCode) this.#builder.add([content]);
    else this.#builder.add([element('code', language === undefined ? {} : { className }, [content])]);
  }

  #image(node: number): void {
    const image = this.#media.at(node);
    if (image === undefined) return;
    this.#builder.atom(image);
    this.#formulas.pass();
  }

  /** The image for readers without scripts: beside an image it is the same one, with the address that counts. */
  #noscriptImage(node: number): void {
    const page = this.#page;
    let before = node - 1;
    if (page.isText(before) && page.charCount(before) === 0) before--;
    const isImage = this.#kinds[page.tag[before]!] === Kind.image && this.#live.has(before);
    const shown = isImage ? this.#media.at(before) : undefined;
    const image = this.#media.at(node);
    if (shown === undefined) this.#image(node);
    else if (image !== undefined) shown.properties.src = image.properties.src!;
  }

  /** A link in place of the embedded document; what a browser without it would show may be kept text. */
  #embed(node: number): void {
    const link = this.#media.at(node);
    const { run } = this.#builder;
    const { wanted } = run;
    if (link !== undefined) {
      run.wanted = [];
      this.#builder.boundary();
      this.#builder.atom(link);
      this.#builder.boundary();
      run.wanted = wanted;
    }
    this.#scopes.inline(node);
  }
}

/** Text as it should be; searching for strings is faster than one pattern for all of them. */
function isCollapsed(text: string): boolean {
  return !(
    text.includes('\n') ||
    text.includes('  ') ||
    text.includes('\t') ||
    text.includes('\r') ||
    text.includes('\f')
  );
}

const SEPARATING_KINDS: ReadonlySet<number> = new Set([Kind.container, Kind.table, Kind.listing, Kind.block]);

/** One direction for everything stands once, around it. */
function hoistDirection(root: RootNode): RootNode {
  const { children } = root;
  const [first] = children;
  const dir = first?.type === 'element' ? first.properties.dir : undefined;
  if (dir === undefined || children.length < 2) return root;
  for (const child of children) {
    if (child.type === 'text' || (child.properties.dir !== dir && child.tagName !== 'hr')) return root;
  }
  for (const child of children) if (child.type === 'element') delete child.properties.dir;
  return { type: 'root', children: [element('div', { dir }, children)] };
}
