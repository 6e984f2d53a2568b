import { extract } from '../../../packages/pith/dist/index.js';

/**
 * A peer's HTML as text, by the same rules for all: paragraphs apart, no words glued. `textContent` would glue the last word of
 * a paragraph to the first of the next, which costs a peer points it does not deserve to lose.
 * @param {string | null | undefined} html
 * @returns {string}
 */
export function htmlToText(html) {
  return html ? extract(html, { extractor: 'keep-all', hidden: 'keep' }).text : '';
}
