import type { Definition } from '@pith/core';
import type { MemberData } from '@pith/ensemble';
import { drawOption, pick, searchSpace } from './search-space.ts';

type Random = () => number;

const UNITS = ['text', 'textNode', 'block'] as const;

/** An extractor with random options. */
export function growExtractor(definition: Definition, random: Random): MemberData {
  const options = Object.entries(searchSpace(definition)).map(([name, spec]) => [name, drawOption(spec, random)]);
  return { extractor: definition.name, options: Object.fromEntries(options) };
}

/** An extractor as it comes. */
export function plainExtractor(definition: Definition): MemberData {
  return { extractor: definition.name };
}

/**
 * A random tree of at most so many levels. Votes are the most frequent combination, and half of the extractors keep their
 * defaults: those were chosen with care.
 */
export function growTree(definitions: readonly Definition[], levels: number, random: Random): MemberData {
  if (levels <= 1) {
    const definition = pick(definitions, random);
    return random() < 0.5 ? plainExtractor(definition) : growExtractor(definition, random);
  }
  const count = 2 + Math.floor(random() * 3);
  const members = Array.from({ length: count }, () => growTree(definitions, random() < 0.6 ? 1 : levels - 1, random));
  return combine(members, random);
}

/** Members under a random combination. */
export function combine(members: readonly MemberData[], random: Random): MemberData {
  const kind = random();
  if (kind < 0.25) return { serial: members };
  if (kind < 0.5) return { parallel: members, combine: random() < 0.5 ? 'union' : 'intersection' };
  return { vote: members, quorum: 1 + Math.floor(random() * members.length), unit: pick(UNITS, random) };
}

/** Another unit than the given one. */
export function otherUnit(unit: string | undefined, random: Random): (typeof UNITS)[number] {
  return pick(
    UNITS.filter((each) => each !== unit),
    random,
  );
}
