import { InputError } from '@pith/core';
import { applyLink } from './link.ts';
import type { Trees } from './trees.ts';

/**
 * Sums of the leaves each row falls into, `trees.outputs` numbers per row.
 *
 * `features` holds the rows one after another, in the order of `trees.features`, with NaN for a missing value. It is a
 * `Float32Array` because thresholds are: a rounded value always falls on the side it fell on in training.
 */
export function predictMargins(trees: Trees, features: Float32Array): Float64Array {
  const { outputs, step, bias, depth, roots, feature, threshold, next, value } = trees;
  const columns = trees.features.length;
  const rows = features.length / columns;
  if (!Number.isInteger(rows)) {
    throw new InputError('input-type', `trees: ${features.length} values are not rows of ${columns} features`);
  }
  const sums = new Int32Array((rows + 3) * outputs);
  for (let i = 0; i < sums.length; i++) sums[i] = bias[i % outputs]!;
  const last = (rows - 1) * columns;
  // Trees outside, rows inside: one tree at a time stays in the nearest cache. Four rows walk down side by side, because each
  // step waits for the one before it: twice as fast. Past the last row, its own numbers go into sums that nobody reads.
  for (let tree = 0; tree < roots.length; tree++) {
    const root = roots[tree]!;
    let sum = tree % outputs;
    for (let a = 0; a <= last; a += 4 * columns, sum += 4 * outputs) {
      const b = Math.min(a + columns, last);
      const c = Math.min(b + columns, last);
      const d = Math.min(c + columns, last);
      let i = root;
      let j = root;
      let k = root;
      let l = root;
      for (let step = 0; step < depth; step++) {
        // `Number(…)` and not `? :` because engines compile it without a jump.
        i = next[i]! + Number(features[a + feature[i]!]! > threshold[i]!);
        j = next[j]! + Number(features[b + feature[j]!]! > threshold[j]!);
        k = next[k]! + Number(features[c + feature[k]!]! > threshold[k]!);
        l = next[l]! + Number(features[d + feature[l]!]! > threshold[l]!);
      }
      sums[sum]! += value[i]!;
      sums[sum + outputs]! += value[j]!;
      sums[sum + 2 * outputs]! += value[k]!;
      sums[sum + 3 * outputs]! += value[l]!;
    }
  }
  return Float64Array.from(sums.subarray(0, rows * outputs), (units) => units * step);
}

/**
 * What the ensemble says about each row: P(yes) for `logistic`, one probability per class for `softmax`, the value for
 * `squared`. Rows are laid out as for `predictMargins`; linear in rows × trees × depth.
 */
export function predict(trees: Trees, features: Float32Array): Float64Array {
  const values = predictMargins(trees, features);
  applyLink(trees.objective, values, trees.outputs);
  return values;
}
