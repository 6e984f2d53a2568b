import type { Page } from './page.ts';

/** The element an election chose, as marks on nodes. */
export interface Election {
  /** -1 if no element has a value above 0. */
  readonly winner: number;
  /** 1 in the winner's subtree. */
  readonly kept: Uint8Array;
  /** In the winner's subtree 1 − runner-up / best / 2; elsewhere half of the best value around the node, relative to the winner's. */
  readonly score: Float64Array;
}

/** Elects the subtree whose root has the largest value; of equal ones the first to end, so the deeper one. Values are by node. */
export function electElement(page: Page, values: Float64Array): Election {
  const { parent, end, nodeCount } = page;
  let winner = -1;
  let best = 0;
  let runnerUp = 0;
  for (let i = 0; i < nodeCount; i++) {
    const value = values[i]!;
    if (value > best || (winner >= 0 && value === best && i < end[winner]!)) {
      runnerUp = best;
      best = value;
      winner = i;
    } else if (value > runnerUp) runnerUp = value;
  }
  const kept = new Uint8Array(nodeCount);
  const score = new Float64Array(nodeCount);
  if (winner < 0) return { winner, kept, score };
  const claim = new Float64Array(nodeCount);
  for (let i = 0; i < nodeCount; i++) {
    claim[i] = Math.max(values[i]!, claim[parent[i]!] ?? 0);
    score[i] = claim[i]! / best / 2;
  }
  kept.fill(1, winner, end[winner]!);
  score.fill(1 - runnerUp / best / 2, winner, end[winner]!);
  return { winner, kept, score };
}
