/** Cells `start` … `end - 1` of an array and their sum. */
export interface Subarray {
  readonly start: number;
  readonly end: number;
  readonly sum: number;
}

/**
 * The run of neighbouring values with the largest sum, in one pass (Kadane).
 *
 * Of several the one that starts first, and of those the one that ends first. Empty when no value is positive.
 */
export function maxSumSubarray(values: ArrayLike<number>): Subarray {
  let best: Subarray = { start: 0, end: 0, sum: 0 };
  let start = 0;
  let sum = 0;
  for (let i = 0; i < values.length; i++) {
    if (sum < 0) {
      start = i;
      sum = 0;
    }
    sum += values[i]!;
    if (sum > best.sum) best = { start, end: i + 1, sum };
  }
  return best;
}
