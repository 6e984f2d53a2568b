import { expect, it } from 'vitest';
import * as api from '../src/index.ts';

it('exports exactly these names', () => {
  expect(Object.keys(api)).toEqual(['cetr2d', 'cetrKm', 'cetrTm', 'extractLines']);
});
