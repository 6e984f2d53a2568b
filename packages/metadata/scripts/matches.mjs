// When does a value match the gold value? The rules of the tables in the README.

/**
 * @typedef {'equal' | 'match' | 'wrong'} Verdict `equal` is a match, too
 * @typedef {'title' | 'byline' | 'published' | 'language' | 'site'} Field
 */

/** Degrees, titles and words for groups: whether they belong to a name is a matter of taste. */
const IGNORED = new Set('by and the dr prof md phd ms rd rdn mph mba ma esq jr sr team staff'.split(' '));

/** @param {string} text */
function words(text) {
  const folded = text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Share of words in common (Dice).
 * @param {readonly string[]} a
 * @param {readonly string[]} b
 */
function likeness(a, b) {
  const [first, second] = [new Set(a), new Set(b)];
  const shared = [...first].filter((word) => second.has(word)).length;
  return first.size + second.size === 0 ? 0 : (2 * shared) / (first.size + second.size);
}

/** @param {string} gold @param {string} value @returns {Verdict} */
function compareTitles(gold, value) {
  const [a, b] = [words(gold), words(value)];
  if (a.join('') === b.join('')) return 'equal';
  const [x, y] = [` ${a.join(' ')} `, ` ${b.join(' ')} `];
  return x.includes(y) || y.includes(x) || likeness(a, b) >= 0.8 ? 'match' : 'wrong';
}

/** @param {string} gold @param {string} value @returns {Verdict} */
function compareNames(gold, value) {
  const [a, b] = [gold, value].map((names) => {
    const all = words(names);
    const kept = all.filter((word) => !IGNORED.has(word));
    return kept.length > 0 ? kept : all;
  });
  const shared = likeness(a, b);
  return shared === 1 ? 'equal' : shared >= 2 / 3 ? 'match' : 'wrong';
}

/** @param {(text: string) => string} keyOf @returns {(gold: string, value: string) => Verdict} */
const sameKey = (keyOf) => (gold, value) => (keyOf(gold) === keyOf(value) ? 'equal' : 'wrong');

/** @type {Readonly<Record<Field, (gold: string, value: string) => Verdict>>} */
export const compare = {
  title: compareTitles,
  byline: compareNames,
  // Days as they are written, whatever the time zone; gold that names a month only is compared by month.
  published: (gold, value) => (value.startsWith(gold.slice(0, 10)) ? 'equal' : 'wrong'),
  language: sameKey((tag) => tag.toLowerCase().split(/[-_]/)[0] ?? ''),
  site: sameKey((text) => words(text).join('')),
};
