import { sigmoid } from '@pith/stack';

/** Calibrated P = sigmoid(slope · margin + intercept). */
export interface Platt {
  readonly slope: number;
  readonly intercept: number;
}

/**
 * Fits a logistic curve to margins and 0/1 outcomes by Newton's method, with Platt's softened targets, so that separable
 * data do not give an infinite slope (Platt 1999; Lin, Lin and Weng 2007).
 */
export function fitPlatt(margins: ArrayLike<number>, outcomes: ArrayLike<number>, weights?: ArrayLike<number>): Platt {
  const count = margins.length;
  const weightOf = (row: number): number => (weights ? weights[row]! : 1);
  let positive = 0;
  let negative = 0;
  for (let row = 0; row < count; row++) {
    if (outcomes[row]! > 0) positive += weightOf(row);
    else negative += weightOf(row);
  }
  const high = (positive + 1) / (positive + 2);
  const low = 1 / (negative + 2);
  const loss = (slope: number, intercept: number): number => {
    let sum = 0;
    for (let row = 0; row < count; row++) {
      const z = slope * margins[row]! + intercept;
      const wanted = outcomes[row]! > 0 ? high : low;
      // log(1 + e^z) - wanted · z, without overflow.
      sum += weightOf(row) * (Math.max(z, 0) + Math.log1p(Math.exp(-Math.abs(z))) - wanted * z);
    }
    return sum;
  };

  let slope = 0;
  let intercept = Math.log((positive + 1) / (negative + 1));
  let current = loss(slope, intercept);
  for (let iteration = 0; iteration < 100; iteration++) {
    let gSlope = 0;
    let gIntercept = 0;
    // A small ridge keeps the Hessian invertible when all margins are equal.
    let hSlope = 1e-9;
    let hBoth = 0;
    let hIntercept = 1e-9;
    for (let row = 0; row < count; row++) {
      const margin = margins[row]!;
      const p = sigmoid(slope * margin + intercept);
      const error = weightOf(row) * (p - (outcomes[row]! > 0 ? high : low));
      const curvature = weightOf(row) * p * (1 - p);
      gSlope += error * margin;
      gIntercept += error;
      hSlope += curvature * margin * margin;
      hBoth += curvature * margin;
      hIntercept += curvature;
    }
    const determinant = hSlope * hIntercept - hBoth * hBoth;
    const dSlope = (hIntercept * gSlope - hBoth * gIntercept) / determinant;
    const dIntercept = (hSlope * gIntercept - hBoth * gSlope) / determinant;
    // Newton's step, halved until it helps.
    let share = 1;
    let better = loss(slope - dSlope, intercept - dIntercept);
    while (better > current && share > 1e-10) {
      share /= 2;
      better = loss(slope - share * dSlope, intercept - share * dIntercept);
    }
    if (!(better < current)) break;
    slope -= share * dSlope;
    intercept -= share * dIntercept;
    const gained = current - better;
    current = better;
    if (gained < 1e-12 * Math.abs(current)) break;
  }
  return { slope, intercept };
}
