import { type Extractor, parsePage } from '@pith/core';
import fc from 'fast-check';
import { parallel, serial, vote } from '../src/index.ts';
import { byShape, longWords } from './members.ts';

const open = fc.constantFrom(
  ...['div', 'p', 'span', 'a', 'ul', 'li', 'td', 'b hidden', 'pre'].map((tag) => `<${tag}>`),
);
const close = fc.constantFrom('</div>', '</p>', '</span>', '</a>', '</ul>', '</li>', '</b>', '</pre>', '<br>', '<img>');
const text = fc.constantFrom('word ', 'a longer run of words', ' ', 'x', '磨坊', ' and so on. ', 'one two');

/** Pages of tag soup. */
export const page = fc
  .array(fc.oneof(text, text, open, close), { maxLength: 40 })
  .map((pieces) => parsePage(pieces.join('')));

/** Extractors that look at different things. */
export const leaf: fc.Arbitrary<Extractor> = fc.oneof(
  fc
    .record({ modulus: fc.integer({ min: 1, max: 4 }), rest: fc.integer({ min: 0, max: 2 }), invert: fc.boolean() })
    .map(byShape),
  fc.integer({ min: 0, max: 7 }).map((length) => longWords({ length })),
);

/** Extractors and small combinations of them. */
export const extractor: fc.Arbitrary<Extractor> = fc.oneof(
  { weight: 3, arbitrary: leaf },
  fc.tuple(leaf, leaf).map((members) => serial(members)),
  fc.tuple(leaf, leaf).map((members) => parallel(members, { combine: 'intersection' })),
  fc.tuple(leaf, leaf, leaf).map((members) => vote(members, { unit: 'block' })),
);

export const members: fc.Arbitrary<Extractor[]> = fc.array(extractor, { minLength: 1, maxLength: 4 });
