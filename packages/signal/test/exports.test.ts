import { expect, it } from 'vitest';
import * as signal from '../src/index.ts';

it('exports exactly these names', () => {
  expect(Object.keys(signal).sort()).toEqual([
    'agreeingScore',
    'boxBlur',
    'derivative',
    'gaussianKernel',
    'kMeans',
    'maxSumSubarray',
    'mean',
    'prefixSums',
    'scoreAt',
    'smooth',
    'standardDeviation',
    'variance',
  ]);
});
