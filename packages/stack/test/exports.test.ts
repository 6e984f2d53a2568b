import { expect, it } from 'vitest';
import * as stack from '../src/index.ts';

it('exports exactly these names', () => {
  expect(Object.keys(stack).sort()).toEqual([
    'FEATURES',
    'FIRST_STAGE_WIDTH',
    'MODEL_FORMAT',
    'PAGE_FEATURE_NAMES',
    'PAGE_KINDS',
    'RULED_OUT',
    'WordTable',
    'applyCurve',
    'applyLink',
    'chooseBlocks',
    'createStack',
    'decodeTrees',
    'decodeWords',
    'dropRepeats',
    'encodeTrees',
    'fillEvidence',
    'fillKinds',
    'fillNeighbourhood',
    'loadModel',
    'predict',
    'predictMargins',
    'readFeatures',
    'runModel',
    'sigmoid',
    'softmaxRows',
    'verdictOf',
  ]);
});
