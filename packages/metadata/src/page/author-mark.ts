import type { Attribute } from '@pith/core';
import { attributeValue } from './attributes.ts';

/** What marks an element as an author: its `rel`, its class or id, or the address it links to. */
export type AuthorMark = 'rel' | 'class' | 'href';

const REL = /\bauthor\b/i;
const AUTHOR_ADDRESS = /\/(?:authors?|by|contributors?|writers?|profile|users?|members?|u|autor|auteur)\/[^/?#]/i;
/** Profiles elsewhere are links to share or follow. */
const NETWORK =
  /\b(?:youtube|twitter|facebook|linkedin|instagram|pinterest|github|tiktok|flickr)\.com|bsky\.app|\bt\.me\b/i;
const AUTHOR_NAME = /author(?!i[tz])|by-?line|writer|contributor|creator|posted-?by|user-?name|poster\b/i;
const DATE_NAME = /date|time|publish|posted|pubd|created/i;
const NAMING: ReadonlySet<string> = new Set(['class', 'id', 'itemprop', 'property', 'data-testid']);

/** What marks an element as an author, if anything does. */
export function authorMark(tag: string, attributes: readonly Attribute[]): AuthorMark | undefined {
  if (tag === 'a') {
    if (REL.test(attributeValue(attributes, 'rel') ?? '')) return 'rel';
    const href = attributeValue(attributes, 'href') ?? '';
    if (AUTHOR_ADDRESS.test(href) && !NETWORK.test(href)) return 'href';
  }
  return isNamed(attributes, AUTHOR_NAME) ? 'class' : undefined;
}

/** True for elements that are a date by tag, attribute, class or id. */
export function isDateMark(tag: string, attributes: readonly Attribute[]): boolean {
  return tag === 'time' || attributeValue(attributes, 'datetime') !== undefined || isNamed(attributes, DATE_NAME);
}

function isNamed(attributes: readonly Attribute[], pattern: RegExp): boolean {
  for (const { name, value } of attributes) if (NAMING.has(name) && pattern.test(value)) return true;
  return false;
}
