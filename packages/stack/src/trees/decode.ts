import { OptionError } from '@pith/core';
import { type EncodedTrees, TREES_FORMAT } from './encode.ts';
import type { Objective } from './link.ts';
import type { Trees } from './trees.ts';

const OBJECTIVES: readonly string[] = ['logistic', 'softmax', 'squared'] satisfies Objective[];

/** Reads what `encodeTrees` wrote, ready to predict; throws an `OptionError` that says what is wrong with other data. */
export function decodeTrees(encoded: EncodedTrees): Trees {
  const { format, objective, outputs, features, thresholds, nodes, cuts, leaves } = encoded;
  check(format === TREES_FORMAT, `format must be "${TREES_FORMAT}", got ${JSON.stringify(format)}`);
  check(OBJECTIVES.includes(objective), `there is no objective ${JSON.stringify(objective)}`);
  check(outputs > 0 && encoded.bias.length === outputs, `${outputs} outputs but ${encoded.bias.length} biases`);
  check(leaves.length + cuts.length === nodes.length, 'nodes, cuts and leaves differ in number');

  const roots: number[] = [];
  const feature = new Int16Array(nodes.length);
  const threshold = new Float32Array(nodes.length);
  const next = new Int32Array(nodes.length);
  const value = new Int32Array(nodes.length);
  const level = new Uint8Array(nodes.length);
  let cut = 0;
  let leaf = 0;
  // Nodes before `end` are claimed: by a split as its children, or by a new tree as its root.
  let end = 0;
  for (let node = 0; node < nodes.length; node++) {
    if (node === end) {
      roots.push(node);
      end++;
    }
    const column = nodes[node]! - 1;
    if (column < 0) {
      threshold[node] = Number.POSITIVE_INFINITY;
      next[node] = node;
      value[node] = leaves[leaf++]!;
    } else {
      const at = thresholds[column]?.[cuts[cut++]!];
      check(at !== undefined && column < features.length, `node ${node} has no feature or threshold`);
      feature[node] = column;
      threshold[node] = at;
      next[node] = end;
      level.fill(level[node]! + 1, end, end + 2);
      end += 2;
    }
  }
  check(end === nodes.length && leaf === leaves.length, 'the last tree is not complete');
  check(roots.length % outputs === 0, `${roots.length} trees for ${outputs} outputs`);
  return {
    objective: objective as Objective,
    features,
    outputs,
    step: encoded.step,
    bias: Int32Array.from(encoded.bias),
    depth: level.reduce((most, steps) => Math.max(most, steps), 0),
    roots: Int32Array.from(roots),
    feature,
    threshold,
    next,
    value,
  };
}

function check(valid: boolean, fault: string): asserts valid {
  if (!valid) throw new OptionError('option-invalid', `model: ${fault}`);
}
