// From times to what a reader wants to know.
import { BASELINE } from './subjects.mjs';

/**
 * @typedef {object} Line
 * @property {string} name
 * @property {number} msPerPage
 * @property {number} ratio to the baseline, over all pages
 * @property {readonly number[]} growth time for each of the growing pages, by the time for the first of them
 */

/**
 * @param {readonly string[]} names of the subjects
 * @param {readonly (readonly number[])[]} times of each subject: for the pages, then for the growing ones
 * @param {number} pageCount
 * @returns {Line[]}
 */
export function summarise(names, times, pageCount) {
  const totals = times.map((ofSubject) => ofSubject.slice(0, pageCount).reduce((sum, ms) => sum + ms, 0));
  const baseline = totals[names.indexOf(BASELINE)] ?? 0;
  return names.map((name, s) => {
    const total = totals[s] ?? 0;
    const growing = times[s]?.slice(pageCount) ?? [];
    return {
      name,
      msPerPage: total / pageCount,
      ratio: total / baseline,
      growth: growing.map((ms) => ms / (growing[0] ?? 1)),
    };
  });
}
