import type { Trees } from './trees.ts';

/**
 * An ensemble as JSON. Child pointers are not stored: a tree stands level by level, so the children of each split are the
 * next two nodes that no earlier split has claimed.
 */
export interface EncodedTrees {
  readonly format: string;
  readonly objective: string;
  readonly outputs: number;
  readonly step: number;
  readonly bias: readonly number[];
  readonly features: readonly string[];
  /** Per feature, the thresholds in use, ascending; short decimals that round to the same float32. */
  readonly thresholds: readonly (readonly number[])[];
  /** Per node of all trees: 0 for a leaf, 1 + feature for a split. */
  readonly nodes: readonly number[];
  /** Per split, which of its feature's thresholds. */
  readonly cuts: readonly number[];
  /** Per leaf, its value in steps. */
  readonly leaves: readonly number[];
}

/** The name of the encoding that this version writes and reads. */
export const TREES_FORMAT = 'pith-trees-1';

/** Writes an ensemble as plain JSON data; `decodeTrees` gives back the same ensemble, bit for bit. */
export function encodeTrees(trees: Trees): EncodedTrees {
  const used = trees.features.map(() => new Set<number>());
  const isLeaf = (node: number): boolean => trees.next[node] === node;
  for (const [node, feature] of trees.feature.entries()) {
    if (!isLeaf(node)) used[feature]!.add(trees.threshold[node]!);
  }
  const thresholds = used.map((set) => Float32Array.from(set).sort());
  const ranks = thresholds.map((column) => new Map(Array.from(column, (threshold, rank) => [threshold, rank])));
  const nodes: number[] = [];
  const cuts: number[] = [];
  const leaves: number[] = [];
  for (const [node, feature] of trees.feature.entries()) {
    nodes.push(isLeaf(node) ? 0 : feature + 1);
    if (isLeaf(node)) leaves.push(trees.value[node]!);
    else cuts.push(ranks[feature]!.get(trees.threshold[node]!)!);
  }
  return {
    format: TREES_FORMAT,
    objective: trees.objective,
    outputs: trees.outputs,
    step: trees.step,
    bias: Array.from(trees.bias),
    features: trees.features,
    thresholds: thresholds.map((column) => Array.from(column, shortest)),
    nodes,
    cuts,
    leaves,
  };
}

/** The number with the fewest decimal digits that rounds to the same float32. */
function shortest(value: number): number {
  let short = value;
  for (let digits = 9; digits > 0; digits--) {
    const candidate = Number(value.toPrecision(digits));
    if (Math.fround(candidate) !== value) break;
    short = candidate;
  }
  return short;
}
