import type { Definition, Extractor } from './definition.ts';
import { OptionError } from './errors.ts';
import type { OptionSpecs } from './options.ts';

/** Extractors by name. */
export interface Registry {
  /** All names: definitions first, then aliases. */
  readonly names: readonly string[];
  readonly definitions: readonly Definition[];
  /** Family names and what they stand for. */
  readonly aliases: Readonly<Record<string, string>>;
  has(name: string): boolean;
  /** The definition behind a name or alias; an unknown name throws with the nearest known one. */
  get(name: string): Definition;
  /** Shorthand for `get(name)(options)`. */
  create(name: string, options?: Readonly<Record<string, unknown>>): Extractor;
}

/** Any definition, whatever its options. */
// biome-ignore lint/suspicious/noExplicitAny: a definition is contravariant in its options; only `any` accepts every one.
type AnyDefinition = Definition<any>;

/** Builds a registry; a name that stands for two extractors throws, and an alias for none. */
export function createRegistry(
  definitions: readonly AnyDefinition[],
  aliases: Readonly<Record<string, string>> = {},
): Registry {
  const byName = new Map<string, Definition>();
  for (const definition of definitions as readonly Definition<OptionSpecs>[]) {
    assertFree(definition.name);
    byName.set(definition.name, definition);
  }
  Object.keys(aliases).forEach(assertFree);
  const names = [...byName.keys(), ...Object.keys(aliases)];
  const get = (name: string): Definition => {
    const definition = byName.get(Object.hasOwn(aliases, name) ? aliases[name]! : name);
    if (definition === undefined) {
      throw new OptionError(
        'extractor-unknown',
        `unknown extractor "${name}"; did you mean "${nearestName(name, names)}"?`,
      );
    }
    return definition;
  };
  Object.values(aliases).forEach(get);
  return Object.freeze({
    names,
    definitions: [...byName.values()],
    aliases,
    has: (name: string) => byName.has(name) || Object.hasOwn(aliases, name),
    get,
    create: (name: string, options = {}) => get(name)(options),
  });

  function assertFree(name: string): void {
    if (byName.has(name)) {
      throw new OptionError('extractor-duplicate', `two extractors are called "${name}"; rename one`);
    }
  }
}

/** The candidate with the smallest edit distance, for error messages; empty if there is none. */
export function nearestName(name: string, candidates: readonly string[]): string {
  let best = '';
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const distance = editDistance(name, candidate);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length]!;
}
