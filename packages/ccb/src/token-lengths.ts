import { type Page, TokenKind } from '@pith/core';

/**
 * Source characters of a token: a word and its blank, or a tag as it is usually written, `<name attribute="value">` and `</name>`.
 *
 * Deviation: the paper counts the characters of the source. Quotes, entities and white space inside tags are estimated and
 * omitted end tags count, because a page keeps no source unless asked to.
 */
export function tokenLengths(page: Page): (token: number) => number {
  const { tokens, words } = page;
  const nameLengths = page.tagNames.map(({ length }) => length);
  return (token) => {
    const ref = tokens.ref[token]!;
    if (tokens.kind[token] === TokenKind.word) return words.end[ref]! - words.start[ref]! + 1;
    const name = nameLengths[page.tag[ref]!]!;
    if (tokens.kind[token] === TokenKind.end) return name + 3;
    let length = name + 2;
    for (const attribute of page.attributes(ref)) {
      length += 1 + attribute.name.length + (attribute.value === '' ? 0 : attribute.value.length + 3);
    }
    return length;
  };
}
