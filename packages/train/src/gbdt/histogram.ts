import type { BinnedFeatures } from './bins.ts';

/** The features a tree may split on, and where each one's bins begin in a histogram. */
export interface HistogramLayout {
  readonly features: Int32Array;
  readonly codes: readonly Uint8Array[];
  /** Twice the first bin of each feature, and twice the number of all bins at the end. */
  readonly offsets: Int32Array;
}

/** Lays out histograms over a choice of features. */
export function layoutHistogram(table: BinnedFeatures, features: Int32Array): HistogramLayout {
  const offsets = new Int32Array(features.length + 1);
  features.forEach((feature, i) => {
    offsets[i + 1] = offsets[i]! + 2 * (table.edges[feature]!.length + 1);
  });
  return { features, codes: Array.from(features, (feature) => table.codes[feature]!), offsets };
}

/** An empty histogram: per bin the sums of first and second derivatives, then room for the padding of `fillHistogram`. */
export function createHistogram(layout: HistogramLayout): Float64Array {
  return new Float64Array(layout.offsets.at(-1)! + 512);
}

/** Sums the derivatives of some rows by bin, for every feature of the layout; `ordered` is scratch of two numbers per row. */
export function fillHistogram(
  layout: HistogramLayout,
  rows: Int32Array,
  gradients: Float64Array,
  ordered: Float64Array,
  histogram: Float64Array,
): void {
  const { codes, offsets } = layout;
  histogram.fill(0);
  for (let i = 0; i < rows.length; i++) {
    ordered[2 * i] = gradients[2 * rows[i]!]!;
    ordered[2 * i + 1] = gradients[2 * rows[i]! + 1]!;
  }
  // Where the features do not come in fours, the last group is filled up with sums that nobody reads.
  const last = codes.length - 1;
  const at = (feature: number): number => offsets[Math.min(feature, last + 1)]!;
  for (let feature = 0; feature <= last; feature += 4) {
    addFour(
      histogram,
      rows,
      ordered,
      codes[feature]!,
      codes[Math.min(feature + 1, last)]!,
      codes[Math.min(feature + 2, last)]!,
      codes[Math.min(feature + 3, last)]!,
      at(feature),
      at(feature + 1),
      at(feature + 2),
      at(feature + 3),
    );
  }
}

/** Four features per pass over the rows: the sums do not wait for each other, twice as fast as one feature at a time. */
function addFour(
  histogram: Float64Array,
  rows: Int32Array,
  ordered: Float64Array,
  a: Uint8Array,
  b: Uint8Array,
  c: Uint8Array,
  d: Uint8Array,
  startA: number,
  startB: number,
  startC: number,
  startD: number,
): void {
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!;
    const first = ordered[2 * i]!;
    const second = ordered[2 * i + 1]!;
    let bin = startA + 2 * a[row]!;
    histogram[bin]! += first;
    histogram[bin + 1]! += second;
    bin = startB + 2 * b[row]!;
    histogram[bin]! += first;
    histogram[bin + 1]! += second;
    bin = startC + 2 * c[row]!;
    histogram[bin]! += first;
    histogram[bin + 1]! += second;
    bin = startD + 2 * d[row]!;
    histogram[bin]! += first;
    histogram[bin + 1]! += second;
  }
}

/** Takes one child's histogram away from the parent's: what remains, in place, is the other child's. */
export function subtractHistogram(parent: Float64Array, child: Float64Array): void {
  for (let i = 0; i < parent.length; i++) parent[i]! -= child[i]!;
}
