/** A monotone correction of scores: straight lines between the points (`from`, `to`), flat outside; both ascend. */
export interface Curve {
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** The corrected value of a score; logarithmic in the number of points, of which there must be one at least. */
export function applyCurve({ from, to }: Curve, score: number): number {
  let low = 0;
  let high = from.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (from[middle]! < score) low = middle + 1;
    else high = middle;
  }
  // `low` is the first point that is not below the score.
  if (low === 0) return to[0]!;
  if (low === from.length) return to[low - 1]!;
  const share = (score - from[low - 1]!) / (from[low]! - from[low - 1]!);
  return to[low - 1]! + share * (to[low]! - to[low - 1]!);
}
