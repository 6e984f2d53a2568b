import { describe, expect, it } from 'vitest';
import { derivative, gaussianKernel, kMeans, smooth, standardDeviation } from '../src/index.ts';

/** Rounds to the four decimals the worked example is printed with. */
const printed = (values: ArrayLike<number>): number[] => Array.from(values, (value) => Math.round(value * 1e4) / 1e4);

// A page of six lines in the shape of CETR's Example 1; the numbers below are printed to four decimals.
describe('the worked example of CETR', () => {
  const ratios = [0, 0, 5.5, 100, 60, 0];
  const kernel = gaussianKernel(1);
  const smoothed = smooth(ratios, kernel);
  const slopes = derivative(smoothed, 3);
  const steepness = smooth(slopes, kernel).map(Math.abs);

  it('σ of the tag ratios', () => {
    expect(printed([standardDeviation(ratios)])).toEqual([38.8699]);
  });

  it('σ = 1: kernel, smoothed ratios and their σ', () => {
    expect(printed(kernel)).toEqual([0.2741, 0.4519, 0.2741]);
    expect(printed(smoothed)).toEqual([0, 1.5074, 29.8921, 63.1378, 54.5186, 22.6524]);
    expect(printed([standardDeviation(smoothed)])).toEqual([23.9918]);
  });

  it('σ = 2: kernel and smoothed ratios', () => {
    expect(printed(gaussianKernel(2))).toEqual([0.1525, 0.2218, 0.2514, 0.2218, 0.1525]);
    expect(printed(smooth(ratios, gaussianKernel(2)))).toEqual([1.3402, 19.4294, 32.7149, 39.6685, 44.9606, 45.6415]);
  });

  it('CETR-TM keeps lines 3, 4, 5 at λ = 1', () => {
    const threshold = standardDeviation(smoothed);
    expect(Array.from(smoothed, (value) => value >= threshold)).toEqual([false, false, true, true, true, false]);
  });

  it('derivative and its smoothed absolute value', () => {
    expect(printed(slopes)).toEqual([31.5124, 47.6755, 16.8775, -24.5522, -31.8662, 0]);
    expect(printed(steepness)).toEqual([37.6146, 34.8049, 13.9637, 15.2022, 21.1281, 12.0308]);
  });

  it('CETR-KM: three clusters, lines 1 and 2 in the one nearest to zero', () => {
    const { labels, centroids } = kMeans(smoothed, 1, 3);
    expect(printed(centroids.toSorted())).toEqual([0.7537, 26.2723, 58.8282]);
    expect(Array.from(labels, (label) => label === 0)).toEqual([true, true, false, false, false, false]);
  });

  it('CETR in 2-D: the pinned origin gets line 6 only', () => {
    const points = Array.from(smoothed, (value, i) => [value, steepness[i]!]).flat();
    const { labels } = kMeans(points, 2, 3, { pinOrigin: true });
    expect(Array.from(labels, (label) => label === 0)).toEqual([false, false, false, false, false, true]);
  });
});

it('the kernel of CEPR: σ = radius = 1', () => {
  const [side, centre] = gaussianKernel(1, 1);
  expect(side).toBeCloseTo(0.274069, 6);
  expect(centre).toBeCloseTo(0.451863, 6);
});
