import type { Curve } from '@pith/stack';

/** A run of rows that share one fitted value. */
interface Pool {
  readonly low: number;
  readonly high: number;
  sum: number;
  weight: number;
}

/**
 * Fits the non-decreasing curve nearest to the outcomes by weighted squared error (pool adjacent violators), to be applied
 * with `applyCurve`. Rows must not be empty; outcomes are 0 or 1, or any number.
 */
export function fitIsotonic(
  scores: ArrayLike<number>,
  outcomes: ArrayLike<number>,
  weights?: ArrayLike<number>,
): Curve {
  const order = Int32Array.from({ length: scores.length }, (_, i) => i).sort((a, b) => scores[a]! - scores[b]!);
  // Equal scores are one point, because they must get one value.
  const points: Pool[] = [];
  for (const row of order) {
    const score = scores[row]!;
    const weight = weights ? weights[row]! : 1;
    const sum = weight * outcomes[row]!;
    const last = points.at(-1);
    if (last?.high === score) {
      last.sum += sum;
      last.weight += weight;
    } else if (weight > 0) points.push({ low: score, high: score, sum, weight });
  }
  const pools: Pool[] = [];
  for (let pool of points) {
    for (let last = pools.at(-1); last !== undefined; last = pools.at(-1)) {
      if (last.sum / last.weight < pool.sum / pool.weight) break;
      pools.pop();
      pool = { low: last.low, high: pool.high, sum: last.sum + pool.sum, weight: last.weight + pool.weight };
    }
    pools.push(pool);
  }
  const from: number[] = [];
  const to: number[] = [];
  for (const { low, high, sum, weight } of pools) {
    for (const score of low === high ? [low] : [low, high]) {
      from.push(score);
      to.push(sum / weight);
    }
  }
  return { from, to };
}
