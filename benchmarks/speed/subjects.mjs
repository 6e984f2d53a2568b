// What is measured.
import { parsePage } from '@pith/core';
import { parse } from 'parse5';
import { extract, registry, toHtml, toMarkdown, toText } from 'pith';

/**
 * @typedef {object} Subject
 * @property {string} name
 * @property {(html: string) => unknown} run
 */

/** What everything is compared with. */
export const BASELINE = 'parse5';

/**
 * The baseline, our parse, our parse followed by each extractor, and rendering alone of what the default extractor keeps.
 * Every run of an extractor parses anew: a page remembers its blocks and words.
 * @param {readonly string[]} [names] extractors; all if left out
 * @returns {Subject[]}
 */
export function listSubjects(names = registry.definitions.map(({ name }) => name)) {
  return [
    { name: BASELINE, run: (html) => parse(html) },
    { name: 'parsePage', run: (html) => parsePage(html) },
    ...names.map((name) => {
      const extractor = registry.create(name);
      const source = extractor.needs === 'source';
      return {
        name: `${name}${source ? ' (with source)' : ''}`,
        run: (/** @type {string} */ html) => extractor.extract(parsePage(html, { source })),
      };
    }),
    ...listRenderers(),
  ];
}

/** @returns {Subject[]} */
function listRenderers() {
  const extractionOf = remember((html) => extract(html).extraction);
  const htmlOf = remember((html) => toHtml(extractionOf(html)));
  return [
    { name: 'toText', run: (html) => toText(extractionOf(html)) },
    { name: 'toHtml', run: (html) => toHtml(extractionOf(html)) },
    { name: 'toMarkdown', run: (html) => toMarkdown(extractionOf(html)) },
    { name: 'parse5 of that HTML', run: (html) => parse(htmlOf(html)) },
  ];
}

/**
 * @template T
 * @param {(html: string) => T} make
 * @returns {(html: string) => T}
 */
function remember(make) {
  /** @type {Map<string, T>} */
  const made = new Map();
  return (html) => {
    if (!made.has(html)) made.set(html, make(html));
    return /** @type {T} */ (made.get(html));
  };
}
