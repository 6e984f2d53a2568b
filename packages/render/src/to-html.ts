import type { Extraction } from '@pith/core';
import { sanitize } from 'hast-util-sanitize';
import { SCHEMA } from './html/schema.ts';
import { serialise } from './html/serialise.ts';
import type { RootNode } from './tree/nodes.ts';
import { toTree } from './tree/to-tree.ts';

/**
 * What is kept of a page as clean HTML: headings, lists, tables, code, figures, formulas and links as they were, addresses
 * absolute, nothing that a browser would execute.
 *
 * The words are those of the page; added are only alternative texts, sources of formulas and link texts of embedded documents.
 */
export function toHtml(extraction: Extraction): string {
  // The tree is made of nothing but what the schema allows; the sanitiser is the second lock on that door.
  return serialise(sanitize(toTree(extraction), SCHEMA) as RootNode);
}
