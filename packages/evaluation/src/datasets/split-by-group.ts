import { shuffled } from '../metrics/seeded-random.ts';

/** What a split needs to know of a page. */
export interface Grouped {
  readonly group: string;
}

/** Deals pages into `folds` parts of about equal size; pages of one group stay together. The same seed gives the same parts. */
export function foldsByGroup<T extends Grouped>(items: readonly T[], folds: number, seed = 1): T[][] {
  if (!Number.isInteger(folds) || folds < 2)
    throw new RangeError(`foldsByGroup: folds must be an integer ≥ 2, got ${folds}`);
  const parts: T[][] = Array.from({ length: folds }, () => []);
  for (const members of shuffledGroups(items, seed)) {
    const smallest = parts.reduce((least, part) => (part.length < least.length ? part : least));
    smallest.push(...members);
  }
  return parts;
}

/** Parts pages in two, about `share` of them for validation; pages of one group stay together. */
export function splitByGroup<T extends Grouped>(
  items: readonly T[],
  share = 0.2,
  seed = 1,
): { train: T[]; validation: T[] } {
  if (!(share > 0 && share < 1)) throw new RangeError(`splitByGroup: share must be between 0 and 1, got ${share}`);
  const train: T[] = [];
  const validation: T[] = [];
  for (const members of shuffledGroups(items, seed)) {
    (validation.length < share * items.length ? validation : train).push(...members);
  }
  return { train, validation };
}

/** Groups in seeded order; sorted by name first, so that the order of the dataset does not matter. */
function shuffledGroups<T extends Grouped>(items: readonly T[], seed: number): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const members = groups.get(item.group);
    if (members) members.push(item);
    else groups.set(item.group, [item]);
  }
  const names = [...groups.keys()].sort();
  return shuffled(names, seed).map((name) => groups.get(name) as T[]);
}
