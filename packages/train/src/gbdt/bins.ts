/** A table of features as the trainer reads it: one column of bin numbers per feature. */
export interface BinnedFeatures {
  readonly names: readonly string[];
  readonly rows: number;
  /** Per feature, ascending: the bin of a value is the number of edges below it, so a missing value is in bin 0. */
  readonly edges: readonly Float32Array[];
  /** Per feature, the bin of every row. */
  readonly codes: readonly Uint8Array[];
}

/** Bins per feature at most: what fits in a byte. */
const MAX_BINS = 256;

/** Below every number and above "missing": the edge that tells a missing value from a present one. */
const LOWEST = -3.4028234663852886e38;

/**
 * Sorts the values of each feature into at most 256 bins of about equally many rows.
 *
 * `features` holds the rows one after another (NaN is missing). Bins depend on the features of all rows given, never on a
 * label, so one table serves all folds of a cross-validation. Costs one sort per feature.
 */
export function binFeatures(features: Float32Array, names: readonly string[]): BinnedFeatures {
  const columns = names.length;
  const rows = features.length / columns;
  const column = new Float32Array(rows);
  const edges: Float32Array[] = [];
  const codes: Uint8Array[] = [];
  for (let feature = 0; feature < columns; feature++) {
    for (let row = 0, i = feature; row < rows; row++, i += columns) column[row] = features[i]!;
    const found = binEdges(column);
    edges.push(found);
    const bins = new Uint8Array(rows);
    for (let row = 0; row < rows; row++) bins[row] = binOf(found, column[row]!);
    codes.push(bins);
  }
  return { names, rows, edges, codes };
}

/** Edges that split a column into bins: between all distinct values where these are few, otherwise at quantiles. */
export function binEdges(column: Float32Array): Float32Array {
  // Typed arrays sort NaN behind every number.
  const sorted = column.slice().sort();
  let present = sorted.length;
  while (present > 0 && Number.isNaN(sorted[present - 1])) present--;
  const edges: number[] = present > 0 && present < sorted.length ? [LOWEST] : [];
  let distinct = 0;
  for (let i = 0; i < present; i++) if (i === 0 || sorted[i] !== sorted[i - 1]) distinct++;
  const few = distinct + edges.length <= MAX_BINS;
  for (let i = 1, start = 0; i < present; i++) {
    if (sorted[i] === sorted[i - 1]) continue;
    const bins = MAX_BINS - edges.length;
    // Rows left over are shared among the bins left over: a value with many rows does not starve the others.
    if (bins === 1 || (!few && i - start < (present - start) / bins)) continue;
    // A quantile may be off by a quarter of the next bin, and that bin is never larger than this one: edges stay in order.
    const slack = few ? 0 : Math.floor((present - i) / (bins - 1) / 4);
    edges.push(between(sorted[i - 1 - slack]!, sorted[i + slack]!));
    start = i;
  }
  return Float32Array.from(edges);
}

/** The number of edges below a value. */
export function binOf(edges: Float32Array, value: number): number {
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value > edges[middle]!) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A float32 in [below, above): about the middle, in as few decimal digits as fit, because thresholds fill stored models. */
function between(below: number, above: number): number {
  const middle = Math.max(LOWEST, below / 2 + above / 2);
  for (let digits = 1; digits < 10; digits++) {
    const short = Math.fround(Number(middle.toPrecision(digits)));
    if (short >= below && short < above) return short;
  }
  return Math.max(LOWEST, below);
}
