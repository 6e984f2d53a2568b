/**
 * Reports the pairs of a longest common subsequence in ascending order (Hirschberg 1975): O(n·m) time, O(m) memory.
 * The recursion halves one side, so its depth is the logarithm of the length.
 */
export function commonPairs(x: Int32Array, y: Int32Array, match: (i: number, j: number) => void, i = 0, j = 0): void {
  if (x.length === 0 || y.length === 0) return;
  if (x.length === 1) {
    const found = y.indexOf(x[0]!);
    if (found >= 0) match(i, j + found);
    return;
  }
  const half = x.length >> 1;
  const split = bestSplit(lengths(x.subarray(0, half), y), lengths(x.subarray(half).toReversed(), y.toReversed()));
  commonPairs(x.subarray(0, half), y.subarray(0, split), match, i, j);
  commonPairs(x.subarray(half), y.subarray(split), match, i + half, j + split);
}

/** Lengths of the longest common subsequence of `x` and every beginning of `y`. */
function lengths(x: Int32Array, y: Int32Array): Int32Array {
  const row = new Int32Array(y.length + 1);
  for (let i = 0; i < x.length; i++) {
    const token = x[i];
    let diagonal = 0;
    for (let j = 1; j <= y.length; j++) {
      const above = row[j]!;
      if (token === y[j - 1]) row[j] = diagonal + 1;
      else if (row[j - 1]! > above) row[j] = row[j - 1]!;
      diagonal = above;
    }
  }
  return row;
}

/** Where to cut `y` so that the two halves of `x` together have the longest common subsequences. */
function bestSplit(forward: Int32Array, backward: Int32Array): number {
  const last = forward.length - 1;
  let best = 0;
  for (let j = 1; j <= last; j++) {
    if (forward[j]! + backward[last - j]! > forward[best]! + backward[last - best]!) best = j;
  }
  return best;
}
