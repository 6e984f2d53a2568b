import { prefixSums } from './prefix-sums.ts';

/**
 * Mean of the next `alpha` values minus the value itself (CETR, Eq. 4); `alpha` is an integer ≥ 1.
 *
 * Near the end the mean covers the values that remain and the last cell is 0, so every value has a derivative.
 */
export function derivative(values: ArrayLike<number>, alpha: number): Float64Array {
  const sums = prefixSums(values);
  const slopes = new Float64Array(values.length);
  for (let i = 0; i + 1 < values.length; i++) {
    const end = Math.min(i + 1 + alpha, values.length);
    slopes[i] = (sums[end]! - sums[i + 1]!) / (end - i - 1) - values[i]!;
  }
  return slopes;
}
