import { keepAll, parsePage } from '../../../packages/core/dist/index.js';
import { toText } from '../../../packages/render/dist/index.js';

const everything = keepAll();

/**
 * A peer's HTML as text, by the same rules for all: paragraphs apart, no words glued. `textContent` would glue the last word of
 * a paragraph to the first of the next, which costs a peer points it does not deserve to lose.
 * @param {string | null | undefined} html
 * @returns {string}
 */
export function htmlToText(html) {
  return html ? toText(everything.extract(parsePage(html, { hidden: 'keep' }))) : '';
}
