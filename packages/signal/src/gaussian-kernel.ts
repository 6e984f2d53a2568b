/**
 * Weights exp(−j² / 2σ²) for j = −radius … radius, scaled to sum 1 (CETR, Eq. 1 and 2).
 *
 * σ = 0 puts all weight on the centre. σ is often measured from a page and then has no bound: for `smooth`, a radius of
 * `Math.min(Math.ceil(sigma), values.length)` gives the same result and bounds the memory.
 */
export function gaussianKernel(sigma: number, radius: number = Math.ceil(sigma)): Float64Array {
  const kernel = new Float64Array(2 * radius + 1);
  let total = 0;
  for (let j = -radius; j <= radius; j++) {
    // The centre is written out because 0 / 0 is no number when σ is 0.
    const weight = j === 0 ? 1 : Math.exp(-((j / sigma) ** 2) / 2);
    kernel[radius + j] = weight;
    total += weight;
  }
  return kernel.map((weight) => weight / total);
}
