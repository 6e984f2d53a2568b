import { prefixSums } from './prefix-sums.ts';

/** Replaces each value by the mean of the cells at most `radius` away that exist. Linear whatever the radius. */
export function boxBlur(values: ArrayLike<number>, radius: number): Float64Array {
  const sums = prefixSums(values);
  const blurred = new Float64Array(values.length);
  for (let i = 0; i < values.length; i++) {
    const start = Math.max(i - radius, 0);
    const end = Math.min(i + radius + 1, values.length);
    blurred[i] = (sums[end]! - sums[start]!) / (end - start);
  }
  return blurred;
}
