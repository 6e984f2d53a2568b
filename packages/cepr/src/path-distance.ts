import type { TagPaths } from './tag-paths.ts';

/** What one edit step inserts, deletes or replaces. */
export type DistanceUnit = 'tags' | 'characters';

/** Two paths that both leave their common part by more tags than this count as entirely different. */
const MAX_TAGS = 64;

/**
 * Returns a function that gives the edit distance (Levenshtein) between two tag paths; each pair is worked out once.
 *
 * Paths are compared below their common beginning only, which makes neighbours in a page cheap whatever its depth.
 * Deviation: beyond 64 differing tags on both sides the longer remainder stands for the distance, an upper bound whose weight
 * is next to nothing either way; without it a deep page would cost the square of its depth.
 */
export function pathDistances(
  paths: TagPaths,
  tagNames: readonly string[],
  unit: DistanceUnit,
): (a: number, b: number) => number {
  const cache = new Map<number, number>();
  return (a, b) => {
    if (a === b) return 0;
    const key = Math.min(a, b) * paths.count + Math.max(a, b);
    let distance = cache.get(key);
    if (distance === undefined) {
      const [left, right] = remainders(paths, a, b);
      if (Math.min(left.length, right.length) > MAX_TAGS) distance = Math.max(left.length, right.length);
      else if (unit === 'tags') distance = editDistance(left, right);
      else distance = editDistance(codesOf(left, tagNames), codesOf(right, tagNames));
      cache.set(key, distance);
    }
    return distance;
  };
}

/** The tags of two paths below their common beginning, deepest first. */
function remainders(paths: TagPaths, a: number, b: number): [number[], number[]] {
  const left: number[] = [];
  const right: number[] = [];
  while (a !== b) {
    if (paths.depth[a]! >= paths.depth[b]!) {
      left.push(paths.tag[a]!);
      a = paths.parent[a]!;
    } else {
      right.push(paths.tag[b]!);
      b = paths.parent[b]!;
    }
  }
  return [left, right];
}

function codesOf(tags: readonly number[], tagNames: readonly string[]): number[] {
  const path = tags.map((tag) => `${tagNames[tag]}.`).join('');
  return Array.from(path, (_, i) => path.charCodeAt(i));
}

/** Levenshtein distance of two sequences of numbers, in one row of memory. */
export function editDistance(a: readonly number[], b: readonly number[]): number {
  const row = Int32Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    let diagonal = row[0]!;
    row[0] = i;
    for (let j = 1; j <= b.length; j++) {
      const above = row[j]!;
      row[j] = Math.min(above + 1, row[j - 1]! + 1, diagonal + (a[i - 1] === b[j - 1] ? 0 : 1));
      diagonal = above;
    }
  }
  return row[b.length]!;
}
