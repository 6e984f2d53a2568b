import { parse } from 'parse5';
import { assemblePage } from './assemble-page.ts';
import { decodeHtml } from './decode.ts';
import { InputError, LimitError } from './errors.ts';
import { DEFAULT_LIMITS, type Limits } from './limits.ts';
import type { Page } from './page.ts';
import { sourceOf } from './source.ts';
import { type IntegerTree, TreeColumns } from './tree/adapter.ts';
import { flattenTree } from './tree/flatten.ts';
import { markupText } from './tree/fragment.ts';
import { flagHidden } from './tree/hidden.ts';
import { expandNoscripts } from './tree/noscript.ts';
import { PositionParser } from './tree/position-parser.ts';

/** Options of `parsePage`. */
export interface ParseOptions {
  /** Address of the page, for links and metadata. */
  readonly url?: string | undefined;
  /** Charset named by the HTTP header, for bytes. */
  readonly charset?: string | undefined;
  /** Keep source positions, at 60–75 % more parse time. */
  readonly source?: boolean | undefined;
  /** `'keep'` counts hidden text as visible. */
  readonly hidden?: 'drop' | 'keep' | undefined;
  readonly limits?: Partial<Limits> | undefined;
}

/** Parses a page once and lays it out flat. The only place that throws for a page: `InputError` or `LimitError`. */
export function parsePage(input: string | Uint8Array, options: ParseOptions = {}): Page {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const html = readInput(input, limits, options.charset);
  // Unclosed formatting elements are repeated in every paragraph: the standard lets a short page grow to its length squared.
  const maxNodes = options.limits?.nodes ?? Math.min(limits.nodes, 100_000 + html.length);
  const tree = new TreeColumns(maxNodes, limits.depth);
  const document = options.source ? PositionParser.locate(html, tree) : parse<IntegerTree>(html, { treeAdapter: tree });

  const notes: string[] = [];
  let flat = flattenTree(tree, document, new Set());
  let roots = options.hidden === 'keep' ? [] : flagHidden(flat, notes);
  const expanded = expandNoscripts(tree, flat);
  if (expanded.size > 0) {
    notes.length = 0;
    flat = flattenTree(tree, document, expanded);
    roots = options.hidden === 'keep' ? [] : flagHidden(flat, notes);
    notes.push('noscript content read in place: it carries the page');
  }
  const source = options.source ? sourceOf(html, tree, flat) : undefined;
  return assemblePage(flat, { url: options.url, notes, source, hiddenRoots: roots, markupText });
}

function readInput(input: unknown, limits: Limits, charset: string | undefined): string {
  if (typeof input !== 'string' && !(input instanceof Uint8Array)) {
    throw new InputError(
      'input-type',
      `a page must be a string or a Uint8Array, got ${input === null ? 'null' : typeof input}`,
    );
  }
  if (input.length > limits.length) {
    throw new LimitError(
      'limit-length',
      `page is ${input.length} long, limit ${limits.length}; raise limits.length to read it`,
    );
  }
  return typeof input === 'string' ? input : decodeHtml(input, charset);
}
