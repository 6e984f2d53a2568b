import type { BinTree } from './bin-tree.ts';
import type { BinnedFeatures } from './bins.ts';
import { createHistogram, fillHistogram, type HistogramLayout, subtractHistogram } from './histogram.ts';
import { findSplit, type SplitLimits } from './split.ts';

/** How a tree grows. */
export interface GrowthLimits extends SplitLimits {
  readonly depth: number;
  /** Steps of leaf value per unit of G / (H + l2). */
  readonly leafScale: number;
}

/** A node that waits for its turn: a range of the rows, and the sums of their derivatives. */
interface Pending {
  readonly start: number;
  readonly end: number;
  readonly depth: number;
  readonly first: number;
  readonly second: number;
  /** Absent when the node must be a leaf. */
  readonly histogram?: Float64Array | undefined;
}

/**
 * Grows one tree on some rows, level by level; `onLeaf` receives the rows and the value of every leaf.
 *
 * Only the smaller child of a split is counted; the larger one's histogram is the parent's less the smaller one's.
 */
export function growTree(
  table: BinnedFeatures,
  layout: HistogramLayout,
  sampled: Int32Array,
  gradients: Float64Array,
  limits: GrowthLimits,
  onLeaf: (rows: Int32Array, value: number) => void,
): BinTree {
  const tree: BinTree = { feature: [], bin: [], next: [], gain: [] };
  // Reordered as the tree grows: the rows of each node stand together, in their first order.
  const rows = sampled.slice();
  const scratch = new Int32Array(rows.length);
  const ordered = new Float64Array(2 * rows.length);
  const free: Float64Array[] = [];
  const count = ({ start, end }: Pending): Float64Array => {
    const histogram = free.pop() ?? createHistogram(layout);
    fillHistogram(layout, rows.subarray(start, end), gradients, ordered, histogram);
    return histogram;
  };
  const mayGrow = ({ start, end, depth, second }: Pending): boolean =>
    depth < limits.depth && end - start > 1 && second >= 2 * limits.minChildWeight;

  const nodes: Pending[] = [];
  const push = (node: Pending, histogram: Float64Array | undefined): void => {
    const grows = mayGrow(node);
    if (histogram && !grows) free.push(histogram);
    nodes.push(grows ? { ...node, histogram } : node);
  };

  const root = { start: 0, end: rows.length, depth: 0, ...sumDerivatives(rows, gradients) };
  push(root, count(root));
  for (let id = 0; id < nodes.length; id++) {
    const { start, end, depth, first, second, histogram } = nodes[id]!;
    const split = histogram && findSplit(layout, histogram, first, second, limits);
    if (!split) {
      if (histogram) free.push(histogram);
      const value = Math.round((-limits.leafScale * first) / (second + limits.l2));
      tree.feature.push(-1);
      tree.bin.push(0);
      tree.next.push(value);
      tree.gain.push(0);
      onLeaf(rows.subarray(start, end), value);
      continue;
    }
    tree.feature.push(split.feature);
    tree.bin.push(split.bin);
    tree.next.push(nodes.length);
    tree.gain.push(split.gain);

    const { leftFirst, leftSecond } = split;
    const middle = start + partition(rows.subarray(start, end), table.codes[split.feature]!, split.bin, scratch);
    const left = { start, end: middle, depth: depth + 1, first: leftFirst, second: leftSecond };
    const right = { start: middle, end, depth: depth + 1, first: first - leftFirst, second: second - leftSecond };
    const leftIsSmaller = middle - start <= end - middle;
    const counted = mayGrow(left) || mayGrow(right) ? count(leftIsSmaller ? left : right) : undefined;
    if (counted) subtractHistogram(histogram, counted);
    push(left, leftIsSmaller ? counted : histogram);
    push(right, leftIsSmaller ? histogram : counted);
  }
  return tree;
}

/** Totals of the first and second derivatives of some rows. */
function sumDerivatives(rows: Int32Array, gradients: Float64Array): { first: number; second: number } {
  let first = 0;
  let second = 0;
  for (let i = 0; i < rows.length; i++) {
    first += gradients[2 * rows[i]!]!;
    second += gradients[2 * rows[i]! + 1]!;
  }
  return { first, second };
}

/** Moves the rows in a bin of at most `bin` to the front, keeping the order on both sides, and counts them. */
function partition(rows: Int32Array, codes: Uint8Array, bin: number, scratch: Int32Array): number {
  let left = 0;
  let right = 0;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!;
    if (codes[row]! <= bin) rows[left++] = row;
    else scratch[right++] = row;
  }
  rows.set(scratch.subarray(0, right), left);
  return left;
}
