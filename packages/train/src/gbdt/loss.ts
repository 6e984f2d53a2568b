import type { Objective } from '@pith/stack';

/** Probabilities are rounded to this before they become gradients: with whole-number weights all sums are then exact. */
const GRID = 2 ** 24;

/** What the trees learn: labels are 0 or 1 (`logistic`; also values between), class numbers (`softmax`), any number (`squared`). */
export interface Target {
  readonly objective: Objective;
  readonly outputs: number;
  readonly labels: Float64Array;
  readonly weights: Float64Array;
}

/** The label that one output of a row should predict. */
const wanted = (target: Target, row: number, output: number): number => {
  const label = target.labels[row]!;
  return target.objective === 'softmax' ? Number(label === output) : label;
};

/**
 * First and second derivative of the loss at each row, interleaved in `gradients` and weighted.
 *
 * `softmax` scales its second derivative by K / (K - 1): Friedman, "Greedy function approximation", 2001, algorithm 6.
 */
export function fillGradients(
  target: Target,
  predictions: Float64Array,
  output: number,
  rows: Int32Array,
  gradients: Float64Array,
): void {
  const { objective, outputs, weights } = target;
  const curvature = objective === 'softmax' ? outputs / (outputs - 1) : 1;
  for (const row of rows) {
    const prediction = predictions[row * outputs + output]!;
    const weight = weights[row]!;
    if (objective === 'squared') {
      gradients[2 * row] = weight * (prediction - wanted(target, row, output));
      gradients[2 * row + 1] = weight;
    } else {
      const rounded = Math.round(prediction * GRID) / GRID;
      gradients[2 * row] = weight * (rounded - wanted(target, row, output));
      gradients[2 * row + 1] = weight * (Math.round(curvature * rounded * (1 - rounded) * GRID) / GRID);
    }
  }
}

/** Weighted mean loss over some rows: log loss, or half the squared error. */
export function meanLoss(target: Target, predictions: Float64Array, rows: Int32Array): number {
  const { objective, outputs, labels, weights } = target;
  let loss = 0;
  let total = 0;
  for (const row of rows) {
    const weight = weights[row]!;
    const label = labels[row]!;
    total += weight;
    if (objective === 'squared') loss += (weight * (predictions[row]! - label) ** 2) / 2;
    else if (objective === 'softmax') loss -= weight * log(predictions[row * outputs + label]!);
    else loss -= weight * (label * log(predictions[row]!) + (1 - label) * log(1 - predictions[row]!));
  }
  return loss / total;
}

/** Keeps the loss of a prediction that was certain and wrong finite. */
const log = (probability: number): number => Math.log(Math.max(probability, 1e-15));

/** The value that each output starts from: its weighted mean, as log-odds or log-weight. */
export function startValues(target: Target, rows: Int32Array): number[] {
  return Array.from({ length: target.outputs }, (_, output) => {
    let sum = 0;
    let total = 0;
    for (const row of rows) {
      sum += target.weights[row]! * wanted(target, row, output);
      total += target.weights[row]!;
    }
    const mean = sum / total;
    if (target.objective === 'squared') return mean;
    return target.objective === 'softmax' ? log(mean) : log(mean) - log(1 - mean);
  });
}

/**
 * The unit of leaf values, a power of two. Boosting goes on from the rounded values, so later trees repair what rounding
 * costs: 2^-10 of log-odds, and for numbers at most 2^-13 of their largest distance from the mean.
 */
export function leafStep(target: Target, rows: Int32Array, start: number): number {
  if (target.objective !== 'squared') return 2 ** -10;
  let range = 0;
  for (const row of rows) range = Math.max(range, Math.abs(target.labels[row]! - start));
  let step = 1;
  while (step < range / 2 ** 14) step *= 2;
  while (range > 0 && step > range / 2 ** 13) step /= 2;
  return step;
}
