import { InputError, resolveOptions } from '@pith/core';
import { applyLink, type Objective, type Trees } from '@pith/stack';
import { type BinTree, joinTrees, leafValue } from './bin-tree.ts';
import type { BinnedFeatures } from './bins.ts';
import { growTree } from './grow.ts';
import { layoutHistogram } from './histogram.ts';
import { fillGradients, leafStep, meanLoss, startValues, type Target } from './loss.ts';
import { BOOST_OPTIONS, type BoostOptions } from './options.ts';
import { createRandom, sample, share } from './random.ts';

/** What to learn from. Labels and weights have one entry per row of the table. */
export interface TrainingSet {
  readonly table: BinnedFeatures;
  readonly objective: Objective;
  /** 0 or 1 (or a probability) for `logistic`, a class number from 0 for `softmax`, any number for `squared`. */
  readonly labels: ArrayLike<number>;
  /** Number of classes for `softmax`; the largest label plus 1 when absent. */
  readonly classes?: number;
  /** 0 or more; 1 each when absent. A row of weight 2 counts as two rows. */
  readonly weights?: ArrayLike<number>;
  /** Rows to learn from; all when absent. */
  readonly rows?: Int32Array;
  /** Rows that decide when to stop; keep them apart from `rows`. */
  readonly validation?: Int32Array;
}

/** A trained ensemble and what is worth knowing about its training. */
export interface Boosted {
  readonly trees: Trees;
  /** Total gain of the splits on each feature, in the order of the table's names. */
  readonly gain: Float64Array;
  /** Mean loss on the validation rows after every round; empty without them. */
  readonly validationLoss: readonly number[];
}

/**
 * Trains gradient-boosted trees on histograms of binned features (Friedman 2001; Chen and Guestrin 2016).
 *
 * Same input, options and seed give the same trees, to the bit. With validation rows the ensemble ends at its best round.
 */
export function boostTrees(set: TrainingSet, given: Partial<BoostOptions> = {}): Boosted {
  const options = resolveOptions('boost', BOOST_OPTIONS, given);
  const { table, objective } = set;
  const target = readTarget(set);
  const { outputs } = target;
  const rows = set.rows ?? Int32Array.from({ length: table.rows }, (_, row) => row);
  const validation = set.validation ?? new Int32Array(0);

  const start = startValues(target, rows);
  const step = leafStep(target, rows, start[0]!);
  const bias = Int32Array.from(start, (value) => Math.round(value / step));
  const sums = new Int32Array(table.rows * outputs);
  for (let i = 0; i < sums.length; i++) sums[i] = bias[i % outputs]!;
  const predictions = new Float64Array(sums.length);
  const updatePredictions = (): void => {
    for (let i = 0; i < sums.length; i++) predictions[i] = sums[i]! * step;
    applyLink(objective, predictions, outputs);
  };
  updatePredictions();

  const random = createRandom(options.seed);
  // A feature with a single bin cannot split anything.
  const usable = Int32Array.from(table.names.keys()).filter((feature) => table.edges[feature]!.length > 0);
  const featureCount = Math.ceil(options.featureShare * usable.length);
  const gradients = new Float64Array(2 * table.rows);
  const limits = { ...options, leafScale: options.learningRate / step };
  const trees: BinTree[] = [];
  const validationLoss: number[] = [];
  let bestRound = options.rounds;

  for (let round = 1; round <= options.rounds; round++) {
    const [seen, unseen] = share(rows, options.rowShare, random);
    for (let output = 0; output < outputs; output++) {
      const features = sample(usable.length, featureCount, random).map((i) => usable[i]!);
      fillGradients(target, predictions, output, seen, gradients);
      const tree = growTree(table, layoutHistogram(table, features), seen, gradients, limits, (leaf, value) => {
        for (const row of leaf) sums[row * outputs + output]! += value;
      });
      for (const others of [unseen, validation]) {
        for (const row of others) sums[row * outputs + output]! += leafValue(tree, table, row);
      }
      trees.push(tree);
    }
    updatePredictions();
    if (validation.length > 0) {
      validationLoss.push(meanLoss(target, predictions, validation));
      bestRound = validationLoss.indexOf(Math.min(...validationLoss)) + 1;
      if (round - bestRound >= options.patience) break;
    }
  }

  const kept = trees.slice(0, bestRound * outputs);
  const gain = new Float64Array(table.names.length);
  for (const tree of kept) {
    for (const [node, feature] of tree.feature.entries()) if (feature >= 0) gain[feature]! += tree.gain[node]!;
  }
  return {
    trees: joinTrees(kept, table, { objective, outputs, step, bias, depth: options.depth }),
    gain,
    validationLoss,
  };
}

function readTarget({ table, objective, labels, classes, weights }: TrainingSet): Target {
  for (const [name, column] of Object.entries({ labels, weights })) {
    if (column && column.length !== table.rows) {
      throw new InputError('input-type', `boost: ${column.length} ${name} for ${table.rows} rows`);
    }
  }
  let largest = 0;
  for (let row = 0; row < labels.length; row++) largest = Math.max(largest, labels[row]!);
  return {
    objective,
    outputs: objective === 'softmax' ? (classes ?? largest + 1) : 1,
    labels: Float64Array.from(labels),
    weights: weights ? Float64Array.from(weights) : new Float64Array(table.rows).fill(1),
  };
}
