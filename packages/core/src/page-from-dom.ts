import { assemblePage } from './assemble-page.ts';
import { InputError } from './errors.ts';
import { DEFAULT_LIMITS, type Limits } from './limits.ts';
import type { Page } from './page.ts';
import { flattenTree } from './tree/flatten.ts';
import { flagHidden } from './tree/hidden.ts';
import { type DomNode, readDom } from './tree/read-dom.ts';
import { textsBelow } from './tree/tree-links.ts';

/** What is read of a live document. Every browser's `Document` fits. */
export interface DomDocument extends DomNode {
  readonly URL?: string;
  readonly implementation: { createHTMLDocument(title: string): { readonly body: DomNode & { innerHTML: string } } };
}

/** Options of `pageFromDom`. */
export interface DomOptions {
  /** Address of the page; the document's own if left out. */
  readonly url?: string | undefined;
  /** `'keep'` counts hidden text as visible. */
  readonly hidden?: 'drop' | 'keep' | undefined;
  readonly limits?: Partial<Pick<Limits, 'nodes'>> | undefined;
}

const DOCUMENT = 9;

/**
 * Lays out a live document without changing it, by the same rules as `parsePage`; `page.domNode(node)` leads back to it.
 *
 * Open shadow roots stand where a declarative one would. A `noscript` is not read in place: where there is a document,
 * scripts have run. Throws an `InputError` for anything but a document, a `LimitError` for too many nodes.
 */
export function pageFromDom(document: DomDocument, options: DomOptions = {}): Page {
  if ((document as DomNode | undefined)?.nodeType !== DOCUMENT) {
    throw new InputError('input-type', 'pageFromDom needs a Document');
  }
  const maxNodes = options.limits?.nodes ?? DEFAULT_LIMITS.nodes;
  const { tree, nodes } = readDom(document, maxNodes);
  const notes: string[] = [];
  const flat = flattenTree(tree, 1, new Set());
  return assemblePage(flat, {
    url: options.url ?? document.URL,
    notes,
    source: undefined,
    hiddenRoots: options.hidden === 'keep' ? [] : flagHidden(flat, notes),
    domNode: (node) => nodes[flat.origin[node]!],
    markupText(markup) {
      // A document without a window runs nothing and loads nothing.
      const { body } = document.implementation.createHTMLDocument('');
      body.innerHTML = markup;
      return textsBelow(readDom(body, maxNodes).tree, 1).join(' ');
    },
  });
}
