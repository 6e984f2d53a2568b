/**
 * Convolves values with a kernel of odd length and positive centre; the result has as many cells as the input.
 *
 * Near the borders, and where the kernel is longer than the input, only the weights that fall on existing cells count and
 * are rescaled to sum 1, so a constant stays constant. Cost: cells × kernel length.
 */
export function smooth(values: ArrayLike<number>, kernel: ArrayLike<number>): Float64Array {
  const radius = (kernel.length - 1) / 2;
  const smoothed = new Float64Array(values.length);
  for (let i = 0; i < values.length; i++) {
    const last = Math.min(i + radius, values.length - 1);
    let sum = 0;
    let weights = 0;
    for (let cell = Math.max(i - radius, 0); cell <= last; cell++) {
      const weight = kernel[radius + i - cell]!;
      sum += weight * values[cell]!;
      weights += weight;
    }
    smoothed[i] = sum / weights;
  }
  return smoothed;
}
