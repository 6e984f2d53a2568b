import type { Marks, Page, Signal } from '@pith/core';
import { scoreAt, standardDeviation } from '@pith/signal';

/** Values of the text nodes of a list, under the name their signal gets. */
export interface NodeValues {
  readonly name: string;
  readonly values: Float64Array;
}

/**
 * Keeps the text nodes whose ratio reaches λ · σ, σ being the standard deviation of all ratios of the page.
 *
 * Text nodes without visible text go with the node before them, so that kept words stay apart. With σ = 0 nothing tells the
 * nodes apart and all are kept. `others` are passed on as signals.
 */
export function keepByThreshold(
  page: Page,
  nodes: Int32Array,
  ratios: NodeValues,
  lambda: number,
  ...others: readonly NodeValues[]
): Marks {
  const threshold = lambda * standardDeviation(ratios.values);
  const kept = new Uint8Array(page.nodeCount);
  const score = new Float64Array(page.nodeCount);
  for (let i = 0; i < nodes.length; i++) {
    const ratio = ratios.values[i]!;
    const next = nodes[i + 1] ?? page.nodeCount;
    kept.fill(ratio >= threshold ? 1 : 0, nodes[i], next);
    score.fill(scoreAt(ratio, threshold), nodes[i], next);
  }
  const signals = [
    { ...toSignal(page, nodes, ratios), threshold },
    ...others.map((other) => toSignal(page, nodes, other)),
  ];
  return { unit: 'textNode', kept, score, signals };
}

function toSignal(page: Page, nodes: Int32Array, { name, values }: NodeValues): Signal {
  const byNode = new Float64Array(page.nodeCount);
  for (let i = 0; i < nodes.length; i++) byNode[nodes[i]!] = values[i]!;
  return { name, unit: 'textNode', values: byNode };
}
