import { expect, it } from 'vitest';
import * as metadata from '../src/index.ts';

it('exports exactly these names', () => {
  expect(Object.keys(metadata).sort()).toEqual(['readMetadata']);
});
