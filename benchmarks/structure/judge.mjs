// Compares what we render with what another tool expects, and says why what is missing is missing.
import { IN_MARKUP, NAMES, squeeze, structuresOf, wordsOf } from './structures.mjs';

/** A shorter text may stand in the output for another reason. */
const TELLING = 25;

/**
 * @typedef {object} Count
 * @property {number} wanted
 * @property {number} found how many of the wanted ones we have
 * @property {number} lost their content is in our output, the structure is not: a fault of rendering
 * @property {number} notSelected rendering would have kept them, had their text been selected
 * @property {number} notOnPage the other tool made them: the page as it stands has no such content, or hides it
 * @property {number} extra how many we have besides
 */

/**
 * @param {{ ours: string, all: string, theirs: string, page: string, url: string | undefined }} documents HTML of what we select, of
 *   the whole page, what is expected, and the page itself
 * @returns {Record<string, Count>}
 */
export function judge({ ours, all, theirs, page, url }) {
  const found = structuresOf(ours, url);
  const possible = structuresOf(all, url);
  const wanted = structuresOf(theirs, url);
  const ourText = squeeze(wordsOf(ours).join(''));
  const allText = squeeze(wordsOf(all).join(''));
  const markup = squeeze(page);
  /** @type {Record<string, Count>} */
  const counts = {};
  for (const name of NAMES) {
    const list = wanted[name] ?? [];
    const takeFound = bag(found[name] ?? []);
    const takePossible = bag(possible[name] ?? []);
    const count = { wanted: list.length, found: 0, lost: 0, notSelected: 0, notOnPage: 0, extra: 0 };
    for (const { key, trace } of list) {
      const isPossible = takePossible(key);
      const inMarkup = IN_MARKUP.has(name);
      if (takeFound(key)) count.found++;
      else if (!inMarkup && (!isPossible || trace.length > TELLING) && ourText.includes(trace)) count.lost++;
      else if (isPossible) count.notSelected++;
      else if (inMarkup ? markup.includes(squeeze(trace)) : allText.includes(trace)) count.lost++;
      else count.notOnPage++;
    }
    count.extra = (found[name] ?? []).length - count.found;
    counts[name] = count;
  }
  return counts;
}

/** Takes items out of a bag by their keys. @param {readonly import('./structures.mjs').Item[]} items */
function bag(items) {
  /** @type {Map<string, number>} */
  const left = new Map();
  for (const { key } of items) left.set(key, (left.get(key) ?? 0) + 1);
  return (/** @type {string} */ key) => {
    const count = left.get(key) ?? 0;
    if (count > 0) left.set(key, count - 1);
    return count > 0;
  };
}
