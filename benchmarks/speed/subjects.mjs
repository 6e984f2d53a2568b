// What is measured.
import { parsePage } from '@pith/core';
import { parse } from 'parse5';
import { registry } from 'pith';

/**
 * @typedef {object} Subject
 * @property {string} name
 * @property {(html: string) => unknown} run
 */

/** What everything is compared with. */
export const BASELINE = 'parse5';

/**
 * The baseline, our parse, and our parse followed by each extractor. Every run parses anew: a page remembers its blocks and words.
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
  ];
}
