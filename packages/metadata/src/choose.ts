import type { Candidate } from './metadata.ts';

/** Something else that speaks for or against a value: a text it resembles, a property it has. */
export interface Witness<Value> {
  readonly weight: number;
  /** How much of the weight the value gets, from 0 to 1. */
  readonly support: (value: Value) => number;
}

/** How the values of a field compare. */
export interface Comparison<Value> {
  /** Values with the same key are one. An empty key stands for no value. */
  readonly keyOf: (value: Value) => string;
  /** Of several spellings the most detailed one is taken, then the one trusted most. */
  readonly detailOf?: (value: Value) => number;
  readonly witnesses?: readonly Witness<Value>[];
}

/** More values than any field of an honest page has. */
const MAX_CANDIDATES = 200;

/**
 * Ranks the values found for a field, best first.
 *
 * A value's weight is the sum of what its sources weigh, each source once, and of its witnesses' support. Ties keep their order.
 */
export function rank<Value>(
  found: readonly Candidate<Value>[],
  { keyOf, detailOf = () => 0, witnesses = [] }: Comparison<Value>,
): Candidate<Value>[] {
  const groups = new Map<string, { spelling: Value; best: Candidate<Value>; sources: Map<string, number> }>();
  for (const candidate of found.slice(0, MAX_CANDIDATES)) {
    const { value, source, weight } = candidate;
    const key = keyOf(value);
    const group = groups.get(key);
    if (key === '') continue;
    if (group === undefined) {
      groups.set(key, { spelling: value, best: candidate, sources: new Map([[source, weight]]) });
      continue;
    }
    const detail = detailOf(value) - detailOf(group.spelling);
    if (detail > 0 || (detail === 0 && weight > group.best.weight)) group.spelling = value;
    if (weight > group.best.weight) group.best = candidate;
    group.sources.set(source, Math.max(weight, group.sources.get(source) ?? weight));
  }
  const ranked = [...groups.values()].map(({ spelling, best, sources }) => {
    let weight = 0;
    for (const stated of sources.values()) weight += stated;
    for (const witness of witnesses) weight += witness.weight * witness.support(spelling);
    return { value: spelling, source: best.source, weight };
  });
  return ranked.sort((a, b) => b.weight - a.weight);
}
