import { gaussianKernel } from '@pith/signal';

/** How the distance d between two paths becomes a weight: 1 / d^α, or 1 / (1 + d)^α. */
type WeightForm = 'inverse' | 'shifted';

/** What `smoothRatios` needs to know beside the ratios. */
export interface Smoothing {
  readonly radius: number;
  readonly alpha: number;
  readonly weight: WeightForm;
  readonly normalise: boolean;
}

/**
 * Gaussian smoothing in which a neighbour counts the less the farther its tag path is away (Eq. 3–6):
 *
 *   H'_i = Σ_j k_j · w(i, i+j) · H_{i+j},   j = −radius … radius,   k_j ∝ exp(−j² / 2·radius²)
 *
 * Neighbours beyond the ends are left out and the other weights stay as they are, so a title at the very start still gets its
 * share. Without `normalise` the sum is not divided by the weights: noise inside the content sinks.
 */
export function smoothRatios(
  ratios: Float64Array,
  distance: (i: number, j: number) => number,
  { radius, alpha, weight, normalise }: Smoothing,
): Float64Array {
  const kernel = gaussianKernel(radius, radius);
  const smoothed = new Float64Array(ratios.length);
  for (let i = 0; i < ratios.length; i++) {
    const last = Math.min(i + radius, ratios.length - 1);
    let sum = 0;
    let weights = 0;
    for (let j = Math.max(i - radius, 0); j <= last; j++) {
      const steps = distance(i, j);
      const base = weight === 'shifted' ? steps + 1 : Math.max(steps, 1);
      const share = kernel[radius + j - i]! * base ** -alpha;
      sum += share * ratios[j]!;
      weights += share;
    }
    smoothed[i] = normalise ? sum / weights : sum;
  }
  return smoothed;
}
