import { sigmoid } from '@pith/stack';
import { describe, expect, it } from 'vitest';
import { fitPlatt, fitTemperature } from '../../src/index.ts';

const MARGINS = Array.from({ length: 81 }, (_, i) => (i - 40) / 8);

describe('fitPlatt', () => {
  it('finds the curve that the outcomes follow', () => {
    // Each margin stands twice, as a yes and a no, weighted by the true probability.
    const margins = MARGINS.flatMap((margin) => [margin, margin]);
    const outcomes = MARGINS.flatMap(() => [1, 0]);
    const weights = MARGINS.flatMap((margin) => [1e4 * sigmoid(0.5 * margin - 1), 1e4 * sigmoid(1 - 0.5 * margin)]);
    const { slope, intercept } = fitPlatt(margins, outcomes, weights);
    expect(slope).toBeCloseTo(0.5, 3);
    expect(intercept).toBeCloseTo(-1, 3);
  });

  it('stays finite on separable data and on equal margins', () => {
    const separable = fitPlatt(
      MARGINS,
      MARGINS.map((margin) => Number(margin > 0)),
    );
    expect(separable.slope).toBeGreaterThan(1);
    expect(separable.slope).toBeLessThan(20);
    const equal = fitPlatt([2, 2, 2, 2], [1, 1, 0, 1]);
    // Platt's targets are 4/5 and 1/3.
    expect(sigmoid(equal.slope * 2 + equal.intercept)).toBeCloseTo((3 * 0.8 + 1 / 3) / 4, 6);
  });
});

describe('fitTemperature', () => {
  it('finds the temperature that the labels follow', () => {
    const margins = Float64Array.from(MARGINS.flatMap((margin) => [3 * margin, 0, 3 * margin, 0]));
    const labels = MARGINS.flatMap(() => [0, 1]);
    const weights = MARGINS.flatMap((margin) => [sigmoid(margin), sigmoid(-margin)]);
    expect(fitTemperature(margins, 2, labels, weights)).toBeCloseTo(3, 6);
  });

  it('is small for margins that are always right and large for margins that say nothing', () => {
    expect(fitTemperature(Float64Array.of(1, 0, 0, 1), 2, [0, 1])).toBeLessThan(0.05);
    expect(fitTemperature(Float64Array.of(1, 0, 1, 0), 2, [0, 1])).toBeCloseTo(100, 6);
  });
});
