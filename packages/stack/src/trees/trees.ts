import type { Objective } from './link.ts';

/**
 * An ensemble of regression trees, ready to predict.
 *
 * All trees stand one after another in the same columns, each level by level, so that the two children of a split are
 * neighbours. Leaf values are whole multiples of `step`: sums are exact and do not depend on their order.
 */
export interface Trees {
  readonly objective: Objective;
  /** Names of the columns that `predict` expects, in order. */
  readonly features: readonly string[];
  /** Numbers per row: the number of classes for `softmax`, otherwise 1. Tree `t` adds to output `t % outputs`. */
  readonly outputs: number;
  /** The unit of `value` and `bias`: a power of two. */
  readonly step: number;
  /** What each output starts from, in steps. */
  readonly bias: Int32Array;
  /** Steps that lead from any root to a leaf. */
  readonly depth: number;
  /** The first node of every tree. */
  readonly roots: Int32Array;
  /** Column to look at. */
  readonly feature: Int16Array;
  /** A row goes right when its value is greater; a missing value (NaN) is never greater, so it goes left. */
  readonly threshold: Float32Array;
  /** The left child of a split; the right one follows it. A leaf is its own left child, and nothing exceeds its threshold. */
  readonly next: Int32Array;
  /** What a leaf adds, in steps. */
  readonly value: Int32Array;
}
