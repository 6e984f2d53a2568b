import { BLOCK_TAGS } from '@pith/core';

/** What the walk does with an element. */
export const Kind = {
  /** Only its content goes on, in the same line. */
  inline: 0,
  /** Only its content goes on, in lines of its own. */
  block: 1,
  /** Stays, and holds blocks or a line. */
  container: 2,
  /** Stays where it has words. */
  format: 3,
  link: 4,
  listing: 5,
  table: 6,
  /** Stays in a table of data. */
  tablePart: 7,
  image: 8,
  embed: 9,
  formula: 10,
  script: 11,
  noscript: 12,
  lineBreak: 13,
  rule: 14,
} as const;

const table: readonly (readonly [kind: number, tags: string])[] = [
  [Kind.container, 'ul ol menu dir li blockquote dl dt dd figure figcaption details summary h1 h2 h3 h4 h5 h6'],
  [
    Kind.format,
    'abbr acronym b bdi bdo cite code del dfn em i ins kbd mark q rp rt ruby s samp small strike strong sub sup time tt u var',
  ],
  [Kind.link, 'a'],
  [Kind.listing, 'listing plaintext pre xmp'],
  [Kind.table, 'table'],
  [Kind.tablePart, 'caption thead tbody tfoot tr td th'],
  [Kind.image, 'img amp-img'],
  [Kind.embed, 'iframe video audio embed object'],
  [Kind.formula, 'math'],
  [Kind.script, 'script'],
  [Kind.noscript, 'noscript'],
  [Kind.lineBreak, 'br'],
  [Kind.rule, 'hr'],
];
const kinds: ReadonlyMap<string, number> = new Map(
  table.flatMap(([kind, tags]) => tags.split(' ').map((tag) => [tag, kind] as const)),
);

/** The kind of an element by its name. */
export function kindOf(name: string): number {
  return kinds.get(name) ?? (BLOCK_TAGS.has(name) ? Kind.block : Kind.inline);
}

const NEW_NAMES: ReadonlyMap<string, string> = new Map([
  ['acronym', 'abbr'],
  ['dir', 'ul'],
  ['menu', 'ul'],
  ['strike', 's'],
  ['tt', 'code'],
]);

/** The name of an element in the output: obsolete ones have successors. */
export function currentName(name: string): string {
  return NEW_NAMES.get(name) ?? name;
}
