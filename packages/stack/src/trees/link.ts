/** What the sums of a tree ensemble mean: log-odds, one log-weight per class, or the value itself. */
export type Objective = 'logistic' | 'softmax' | 'squared';

/**
 * `e` to the power of a number that is not positive, to about 13 digits.
 *
 * `Math.exp` may differ in its last digit from engine to engine, and then so could the text that is kept. This uses only
 * operations whose result IEEE 754 fixes: Taylor's series of `x / 1024`, squared ten times.
 */
function exp(x: number): number {
  if (x < -700) return 0;
  const reduced = x / 1024;
  let power = 1;
  for (let term = 16; term > 0; term--) power = 1 + (power * reduced) / term;
  for (let squaring = 0; squaring < 10; squaring++) power *= power;
  return power;
}

/** The probability that belongs to log-odds, the same in every runtime. */
export function sigmoid(logOdds: number): number {
  const small = exp(-Math.abs(logOdds));
  return logOdds < 0 ? small / (1 + small) : 1 / (1 + small);
}

/** Turns log-weights, `outputs` per row, into probabilities that sum to 1 in each row; in place. */
export function softmaxRows(values: Float64Array, outputs: number): void {
  for (let start = 0; start < values.length; start += outputs) {
    let largest = Number.NEGATIVE_INFINITY;
    for (let i = start; i < start + outputs; i++) largest = Math.max(largest, values[i]!);
    let total = 0;
    for (let i = start; i < start + outputs; i++) {
      const weight = exp(values[i]! - largest);
      values[i] = weight;
      total += weight;
    }
    for (let i = start; i < start + outputs; i++) values[i]! /= total;
  }
}

/** Turns margins (`outputs` per row) into what the objective predicts: probabilities, or the values unchanged; in place. */
export function applyLink(objective: Objective, margins: Float64Array, outputs: number): void {
  if (objective === 'softmax') softmaxRows(margins, outputs);
  else if (objective === 'logistic') for (let i = 0; i < margins.length; i++) margins[i] = sigmoid(margins[i]!);
}
