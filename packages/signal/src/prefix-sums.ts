/** Running totals with a leading zero: the sum of `values[a]` … `values[b - 1]` is `sums[b] - sums[a]`. */
export function prefixSums(values: ArrayLike<number>): Float64Array {
  const sums = new Float64Array(values.length + 1);
  for (let i = 0; i < values.length; i++) sums[i + 1] = sums[i]! + values[i]!;
  return sums;
}
