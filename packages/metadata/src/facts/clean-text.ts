import { collapse } from '@pith/core';

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  hellip: '…',
  laquo: '«',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  nbsp: ' ',
  ndash: '–',
  quot: '"',
  raquo: '»',
  rdquo: '”',
  rsquo: '’',
};
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi;
const TAG = /<\/?[a-z][^<>]*>/gi;
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Text as a reader means it: references that were escaped twice decoded, tags and invisible characters dropped, white space collapsed. */
export function cleanText(text: string): string {
  const decoded = text.includes('&') ? text.replace(ENTITY, decode) : text;
  const plain = decoded.includes('<') ? decoded.replace(TAG, ' ') : decoded;
  return collapse(plain.replace(INVISIBLE, ''));
}

function decode(reference: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) return NAMED[name.toLowerCase()] ?? reference;
  const code = decimal === undefined ? Number.parseInt(hexadecimal!, 16) : Number(decimal);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : reference;
}
