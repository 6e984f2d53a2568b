import { expect, it } from 'vitest';
import * as render from '../src/index.ts';

it('exports exactly these names', () => {
  expect(Object.keys(render).sort()).toEqual(['toText']);
});
