import type { Attribute } from '@pith/core';
import type { Facts } from '../facts/facts.ts';
import { attributeValue, wordsOf } from './attributes.ts';

/** A `meta` counts under its name and its property: `meta og:title`. */
export function addMetaFacts(facts: Facts, attributes: readonly Attribute[]): void {
  const content = attributeValue(attributes, 'content');
  if (content === undefined) return;
  const names = new Set<string>();
  for (const { name, value } of attributes) {
    if (name === 'name' || name === 'property' || name === 'http-equiv')
      for (const word of wordsOf(value)) names.add(word);
  }
  for (const name of names) facts.add(`meta ${name}`, content);
}

const LICENCE_ADDRESS = /\/\/creativecommons\.org\/(?:licenses|publicdomain)\//i;

/** `link` and `a` count under each word of their `rel`: `link canonical`, `a license`. A link to a licence needs none. */
export function addLinkFacts(facts: Facts, tag: string, attributes: readonly Attribute[]): void {
  const href = attributeValue(attributes, 'href');
  if (href === undefined) return;
  for (const word of wordsOf(attributeValue(attributes, 'rel') ?? '')) facts.add(`${tag} ${word}`, href);
  if (LICENCE_ADDRESS.test(href)) facts.add('a creativecommons', href);
}
