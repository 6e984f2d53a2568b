/** Pairs of positions of tokens that occur exactly once in each text, as many as fit in ascending order (patience diff). */
export function uniqueAnchors(x: Int32Array, y: Int32Array): (readonly [i: number, j: number])[] {
  const inX = uniquePositions(x);
  const inY = uniquePositions(y);
  const pairs: (readonly [number, number])[] = [];
  for (const [token, i] of inX) {
    const j = inY.get(token);
    if (j !== undefined) pairs.push([i, j]);
  }
  return longestAscending(pairs);
}

/** Position of every token that occurs once, in order of position. */
function uniquePositions(tokens: Int32Array): Map<number, number> {
  const repeated = new Set<number>();
  const positions = new Map<number, number>();
  tokens.forEach((token, position) => {
    if (repeated.has(token)) return;
    if (positions.delete(token)) repeated.add(token);
    else positions.set(token, position);
  });
  return positions;
}

/** The longest run of pairs whose second parts ascend; the first parts ascend already. */
function longestAscending(pairs: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  /** Index of the pair that ends the best run of each length. */
  const ends: number[] = [];
  const previous = new Int32Array(pairs.length).fill(-1);
  pairs.forEach(([, j], index) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (pairs[ends[middle]!]![1] < j) low = middle + 1;
      else high = middle;
    }
    if (low > 0) previous[index] = ends[low - 1]!;
    ends[low] = index;
  });
  const result: (readonly [number, number])[] = [];
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index]!) result.push(pairs[index]!);
  return result.reverse();
}
