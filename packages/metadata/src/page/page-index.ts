import type { Page } from '@pith/core';
import { Facts } from '../facts/facts.ts';
import { addJsonLdFacts } from '../json-ld/json-ld-facts.ts';
import { attributeValue } from './attributes.ts';
import { type AuthorMark, authorMark, isDateMark } from './author-mark.ts';
import { elementText } from './element-text.ts';
import { addLinkFacts, addMetaFacts } from './head-facts.ts';
import { ItemReader } from './item-reader.ts';

/** What one pass over the page collects for all fields; nodes are in document order. */
export interface PageIndex {
  readonly page: Page;
  readonly facts: Facts;
  /** `h1` … `h6`. */
  readonly headings: readonly number[];
  readonly authors: readonly { readonly node: number; readonly mark: AuthorMark }[];
  readonly dates: readonly number[];
  readonly images: readonly number[];
}

const HEADING = /^h[1-6]$/;
const JSON_LD = /ld\+json/i;

/** Reads the page once. */
export function indexPage(page: Page): PageIndex {
  const facts = new Facts();
  const headings: number[] = [];
  const authors: { node: number; mark: AuthorMark }[] = [];
  const dates: number[] = [];
  const images: number[] = [];
  const scripts: string[] = [];
  const items = new ItemReader(page, facts);
  facts.add('title', page.title);
  facts.add('url', page.url);

  const kinds = page.tagNames.map((name) => (HEADING.test(name) ? 'heading' : name));
  for (let node = 0; node < page.nodeCount; node++) {
    const attributes = page.attributes(node);
    const kind = kinds[page.tag[node]!]!;
    if (kind === 'heading') headings.push(node);
    if (attributes.length === 0) continue;
    items.read(node, attributes);
    switch (kind) {
      case 'html':
        facts.add('html lang', attributeValue(attributes, 'lang') ?? attributeValue(attributes, 'xml:lang'));
        break;
      case 'base':
        facts.add('base', attributeValue(attributes, 'href'));
        break;
      case 'meta':
        addMetaFacts(facts, attributes);
        continue;
      case 'script':
        if (JSON_LD.test(attributeValue(attributes, 'type') ?? '')) scripts.push(page.rawText(node) ?? '');
        continue;
      case 'img':
        images.push(node);
        continue;
      case 'link':
        addLinkFacts(facts, kind, attributes);
        continue;
      case 'a':
        addLinkFacts(facts, kind, attributes);
        if (/\btag\b/i.test(attributeValue(attributes, 'rel') ?? '')) facts.add('a tag text', elementText(page, node));
        break;
    }
    if (node <= page.body) continue;
    const mark = authorMark(kind, attributes);
    if (mark !== undefined) authors.push({ node, mark });
    if (isDateMark(kind, attributes)) dates.push(node);
  }
  addJsonLdFacts(facts, scripts);
  return { page, facts, headings, authors, dates, images };
}
