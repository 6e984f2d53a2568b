// The numbers as a table.
import { NAMES } from './structures.mjs';

const HEAD = ['structure', 'pages', 'wanted', 'kept', 'recall', 'precision', 'lost', 'not selected', 'not on page'];

/**
 * One row a structure. `kept`, `recall` and `precision` are means over pages.
 * @param {ReadonlyMap<string, Record<string, import('./judge.mjs').Count>>} pages
 * @returns {string}
 */
export function asTable(pages) {
  const rows = [HEAD, HEAD.map((_, i) => (i === 0 ? '---' : '---:'))];
  for (const name of NAMES) {
    const counts = [...pages.values()].flatMap((page) => page[name] ?? []).filter(({ wanted }) => wanted > 0);
    if (counts.length === 0) continue;
    const sum = (/** @type {'wanted' | 'lost' | 'notSelected' | 'notOnPage'} */ key) =>
      String(counts.reduce((total, count) => total + count[key], 0));
    rows.push([
      name,
      String(counts.length),
      sum('wanted'),
      mean(counts.map(({ found, lost }) => found / (found + lost))),
      mean(counts.map(({ found, wanted }) => found / wanted)),
      mean(counts.map(({ found, extra }) => found / (found + extra))),
      sum('lost'),
      sum('notSelected'),
      sum('notOnPage'),
    ]);
  }
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** The mean of shares; pages that have nothing to take a share of do not count. @param {readonly number[]} shares */
function mean(shares) {
  const known = shares.filter((share) => !Number.isNaN(share));
  return known.length === 0 ? '–' : (known.reduce((sum, share) => sum + share, 0) / known.length).toFixed(3);
}
