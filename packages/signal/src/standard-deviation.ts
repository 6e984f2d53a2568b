import { variance } from './variance.ts';

/** Population standard deviation σ; 0 for fewer than two values or when all are equal. */
export function standardDeviation(values: ArrayLike<number>): number {
  return Math.sqrt(variance(values));
}
