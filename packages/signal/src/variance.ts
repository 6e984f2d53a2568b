/** Population variance, the mean squared distance from the mean; 0 for fewer than two values or when all are equal. */
export function variance(values: ArrayLike<number>): number {
  let average = 0;
  let squares = 0;
  // Welford's one-pass form: no cancellation, never negative.
  for (let i = 0; i < values.length; i++) {
    const before = values[i]! - average;
    average += before / (i + 1);
    squares += before * (values[i]! - average);
  }
  return squares / Math.max(values.length, 1);
}
