import type { HistogramLayout } from './histogram.ts';

/** What a split must respect. */
export interface SplitLimits {
  readonly l2: number;
  readonly minChildWeight: number;
  readonly minGain: number;
}

/** The best cut of a node: rows whose bin of `feature` is at most `bin` go left. */
export interface Split {
  readonly feature: number;
  readonly bin: number;
  readonly gain: number;
  /** Sums of first and second derivatives on the left. */
  readonly leftFirst: number;
  readonly leftSecond: number;
}

/**
 * Finds the cut with the largest gain, G²/(H + l2) of the children less that of the node (Chen and Guestrin, "XGBoost",
 * 2016, equation 7); the first of equals wins.
 */
export function findSplit(
  layout: HistogramLayout,
  histogram: Float64Array,
  first: number,
  second: number,
  limits: SplitLimits,
): Split | undefined {
  const { l2, minChildWeight } = limits;
  const { features, offsets } = layout;
  const own = (first * first) / (second + l2);
  let bestScore = own + limits.minGain;
  let best = -1;
  let bestBin = 0;
  let leftFirst = 0;
  let leftSecond = 0;
  for (let i = 0; i < features.length; i++) {
    let g = 0;
    let h = 0;
    // The last bin has nothing to its right.
    for (let bin = offsets[i]!; bin < offsets[i + 1]! - 2; bin += 2) {
      if (histogram[bin] === 0 && histogram[bin + 1] === 0) continue;
      g += histogram[bin]!;
      h += histogram[bin + 1]!;
      if (h < minChildWeight) continue;
      if (second - h < minChildWeight) break;
      const score = (g * g) / (h + l2) + ((first - g) * (first - g)) / (second - h + l2);
      if (score > bestScore) {
        bestScore = score;
        best = i;
        bestBin = bin;
        leftFirst = g;
        leftSecond = h;
      }
    }
  }
  if (best < 0) return undefined;
  const bin = (bestBin - offsets[best]!) / 2;
  return { feature: features[best]!, bin, gain: bestScore - own, leftFirst, leftSecond };
}
