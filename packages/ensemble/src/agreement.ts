import { type Extraction, keptLengths } from '@pith/core';

/**
 * How well the members agree with what was decided, from 0 to 1: the weighted mean of the F1 of each member's kept text against
 * the result's. Members that each keep something else give a low value whatever the result.
 */
export function agreement(result: Extraction, members: readonly Extraction[], weights: readonly number[]): number {
  const kept = keptTotal(result);
  let sum = 0;
  let total = 0;
  members.forEach((member, m) => {
    const lengths = keptLengths(member, result.bounds);
    const shared = lengths.reduce((common, length, k) => (result.kept[k] ? common + length : common), 0);
    const both = kept + keptTotal(member);
    sum += weights[m]! * (both === 0 ? 1 : (2 * shared) / both);
    total += weights[m]!;
  });
  return sum / total;
}

function keptTotal({ bounds, kept }: Extraction): number {
  return kept.reduce((sum, isKept, k) => (isKept ? sum + bounds[k + 1]! - bounds[k]! : sum), 0);
}
