import { expect, it } from 'vitest';
import * as stack from '../src/index.ts';

it('exports exactly these names', () => {
  expect(Object.keys(stack).sort()).toEqual([
    'applyCurve',
    'applyLink',
    'decodeTrees',
    'encodeTrees',
    'predict',
    'predictMargins',
    'sigmoid',
    'softmaxRows',
  ]);
});
