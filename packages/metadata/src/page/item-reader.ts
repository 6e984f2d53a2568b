import type { Attribute, Page } from '@pith/core';
import type { Facts } from '../facts/facts.ts';
import { attributeValue } from './attributes.ts';
import { elementText } from './element-text.ts';

/** Properties of schema.org, Dublin Core and others, without their prefix. */
const PROPERTIES: ReadonlySet<string> = new Set(
  'headline author creator datePublished dateCreated dateModified date created description image keywords inLanguage license publisher'.split(
    ' ',
  ),
);
/** Items whose properties are not the page's own. */
const FOREIGN =
  /Comment|Answer|Breadcrumb|ListItem|WPHeader|WPFooter|WPSideBar|SiteNavigation|Organization|Person|ImageObject|Rating|Offer|WebSite/;
/** How many nodes of an item are searched for its name. */
const MAX_NODES = 200;

interface Scope {
  readonly node: number;
  readonly end: number;
  readonly isForeign: boolean;
}

/** Reads microdata and RDFa in document order: `item headline`, `item author`. */
export class ItemReader {
  readonly #page: Page;
  readonly #facts: Facts;
  readonly #scopes: Scope[] = [];
  /** The item each property was first found in; in a later item it belongs to a teaser. */
  readonly #owners = new Map<string, number>();

  constructor(page: Page, facts: Facts) {
    this.#page = page;
    this.#facts = facts;
  }

  read(node: number, attributes: readonly Attribute[]): void {
    while (this.#scopes.length > 0 && this.#scopes.at(-1)!.end <= node) this.#scopes.pop();
    let property: string | undefined;
    let type: string | undefined;
    for (const { name, value } of attributes) {
      if (name === 'itemprop' || (name === 'property' && property === undefined)) property = value;
      else if (name === 'itemtype' || name === 'typeof') type = value;
      else if (name === 'itemscope') type ??= '';
    }
    const scope = this.#scopes.at(-1);
    if (property !== undefined && !scope?.isForeign)
      this.#addFacts(node, property, scope?.node ?? -1, type !== undefined);
    if (type !== undefined) {
      // The author's own properties are read through the author, and so are those of every other nested item.
      const isForeign = scope?.isForeign || property !== undefined || FOREIGN.test(type);
      this.#scopes.push({ node, end: this.#page.end[node]!, isForeign });
    }
  }

  #addFacts(node: number, properties: string, owner: number, isItem: boolean): void {
    for (const word of properties.trim().split(/\s+/)) {
      const name = word.slice(Math.max(word.lastIndexOf(':'), word.lastIndexOf('/')) + 1);
      if (!PROPERTIES.has(name)) continue;
      if (!this.#owners.has(name)) this.#owners.set(name, owner);
      if (this.#owners.get(name) === owner) this.#facts.add(`item ${name}`, itemValue(this.#page, node, isItem));
    }
  }
}

/** The machine-readable value if there is one; a nested item goes by its name. */
function itemValue(page: Page, node: number, isItem: boolean): string {
  const attributes = page.attributes(node);
  const stated =
    attributeValue(attributes, 'content') ??
    attributeValue(attributes, 'datetime') ??
    attributeValue(attributes, 'src');
  if (stated !== undefined) return stated;
  const end = isItem ? Math.min(page.end[node]!, node + MAX_NODES) : 0;
  for (let i = node + 1; i < end; i++) {
    const property = page.attribute(i, 'itemprop') ?? page.attribute(i, 'property');
    if (property !== undefined && /(?:^|[\s:])name$/.test(property))
      return page.attribute(i, 'content') ?? elementText(page, i);
  }
  return elementText(page, node) || (attributeValue(attributes, 'href') ?? '');
}
