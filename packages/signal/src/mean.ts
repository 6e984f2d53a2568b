/** Arithmetic mean; 0 for no values. Never outside the range of the values, and exact when they are all equal. */
export function mean(values: ArrayLike<number>): number {
  let average = 0;
  // Welford's update: sum / count can miss a constant by a rounding error, and a σ that should be 0 then is not.
  for (let i = 0; i < values.length; i++) average += (values[i]! - average) / (i + 1);
  return average;
}
