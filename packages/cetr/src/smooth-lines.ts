import { gaussianKernel, smooth, standardDeviation } from '@pith/signal';

/** How wide lines are smoothed. */
export interface SmoothingOptions {
  readonly fixedSigma: number | 'off';
  readonly sigmaCap: number | 'off';
}

/** A σ measured from a page has no bound; one that reaches so many lines has long stopped to tell them apart. */
const MAX_RADIUS = 1000;

/** Gaussian smoothing with the standard deviation of the values themselves (Eq. 1–3), fixed or capped where the options say so. */
export function smoothLines(values: Float64Array, { fixedSigma, sigmaCap }: SmoothingOptions): Float64Array {
  const measured = fixedSigma === 'off' ? standardDeviation(values) : fixedSigma;
  const sigma = sigmaCap === 'off' ? measured : Math.min(measured, sigmaCap);
  return smooth(values, gaussianKernel(sigma, Math.min(Math.ceil(sigma), MAX_RADIUS, values.length)));
}
