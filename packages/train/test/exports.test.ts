import { expect, it } from 'vitest';
import * as train from '../src/index.ts';

it('exports exactly these names', () => {
  expect(Object.keys(train).sort()).toEqual([
    'BOOST_OPTIONS',
    'STAGES',
    'binFeatures',
    'boostTrees',
    'crossValidate',
    'expectedCalibrationError',
    'fitIsotonic',
    'judge',
    'labelBlocks',
    'labelBySnippets',
    'preparePage',
    'reliability',
    'trainModel',
    'trainStack',
    'trainingTable',
  ]);
});
