/**
 * What the best region gains from each token: the best sum of a region with it minus the best sum without it, divided by `best`.
 *
 * At least 0 inside the best region, where the best sum with the token is `best`, and at most 0 outside; all 0 if `best` is 0.
 */
export function regionGains(worths: Int8Array, best: number): Float64Array {
  const n = worths.length;
  const gains = new Float64Array(n);
  if (best <= 0) return gains;
  // Two passes: `ending` and `starting` hold the best sum of a region that ends or starts at a token.
  const ending = new Int32Array(n);
  const bestBefore = new Int32Array(n + 1);
  for (let i = 0; i < n; i++) {
    ending[i] = worths[i]! + Math.max(0, ending[i - 1] ?? 0);
    bestBefore[i + 1] = Math.max(bestBefore[i]!, ending[i]!);
  }
  let starting = 0;
  let bestAfter = 0;
  for (let i = n - 1; i >= 0; i--) {
    starting = worths[i]! + Math.max(0, starting);
    const including = ending[i]! + starting - worths[i]!;
    gains[i] = (including - Math.max(bestBefore[i]!, bestAfter)) / best;
    bestAfter = Math.max(bestAfter, starting);
  }
  return gains;
}
