import { softmaxRows } from '@pith/stack';

/**
 * Fits the number that softmax margins (`outputs` per row) are to be divided by so that their probabilities are honest
 * (Guo et al., "On calibration of modern neural networks", 2017). The loss is convex in 1 / temperature: its slope is
 * searched for the sign change, between temperatures of 1/100 and 100.
 */
export function fitTemperature(
  margins: Float64Array,
  outputs: number,
  labels: ArrayLike<number>,
  weights?: ArrayLike<number>,
): number {
  const slopeAt = (inverse: number): number => {
    const probabilities = margins.map((margin) => margin * inverse);
    softmaxRows(probabilities, outputs);
    let slope = 0;
    for (let row = 0; row < labels.length; row++) {
      const weight = weights ? weights[row]! : 1;
      for (let output = 0; output < outputs; output++) {
        const i = row * outputs + output;
        slope += weight * margins[i]! * (probabilities[i]! - Number(labels[row] === output));
      }
    }
    return slope;
  };
  let low = 0.01;
  let high = 100;
  for (let iteration = 0; iteration < 40; iteration++) {
    const middle = Math.sqrt(low * high);
    if (slopeAt(middle) < 0) low = middle;
    else high = middle;
  }
  return 1 / Math.sqrt(low * high);
}
