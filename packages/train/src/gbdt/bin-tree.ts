import type { Trees } from '@pith/stack';
import type { BinnedFeatures } from './bins.ts';

/** One tree over bins, level by level as in `Trees`. */
export interface BinTree {
  /** Column, or -1 at a leaf. */
  readonly feature: number[];
  /** Rows in a higher bin go right. */
  readonly bin: number[];
  /** Left child of a split (the right one follows it), or the value of a leaf in steps. */
  readonly next: number[];
  /** What each split was worth, 0 at a leaf. */
  readonly gain: number[];
}

/** The value of the leaf that a row falls into, in steps. */
export function leafValue(tree: BinTree, table: BinnedFeatures, row: number): number {
  let node = 0;
  for (let feature = tree.feature[0]!; feature >= 0; feature = tree.feature[node]!) {
    node = tree.next[node]! + Number(table.codes[feature]![row]! > tree.bin[node]!);
  }
  return tree.next[node]!;
}

/** Joins trees over bins into an ensemble over the values themselves: an upper bin edge becomes the threshold. */
export function joinTrees(
  trees: readonly BinTree[],
  table: BinnedFeatures,
  head: Pick<Trees, 'objective' | 'outputs' | 'step' | 'bias' | 'depth'>,
): Trees {
  const size = trees.reduce((sum, tree) => sum + tree.feature.length, 0);
  const roots = new Int32Array(trees.length);
  const feature = new Int16Array(size);
  const threshold = new Float32Array(size);
  const next = new Int32Array(size);
  const value = new Int32Array(size);
  let root = 0;
  for (const [t, tree] of trees.entries()) {
    roots[t] = root;
    for (const [node, column] of tree.feature.entries()) {
      const at = root + node;
      if (column >= 0) {
        feature[at] = column;
        threshold[at] = table.edges[column]![tree.bin[node]!]!;
        next[at] = root + tree.next[node]!;
      } else {
        threshold[at] = Number.POSITIVE_INFINITY;
        next[at] = at;
        value[at] = tree.next[node]!;
      }
    }
    root += tree.feature.length;
  }
  return { ...head, features: table.names, roots, feature, threshold, next, value };
}
