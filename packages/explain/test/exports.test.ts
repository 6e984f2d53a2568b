import { expect, it } from 'vitest';
import * as explain from '../src/index.ts';

it('exports exactly these names', () => {
  expect(Object.keys(explain).sort()).toEqual(['explain', 'toExplainHtml', 'toTable']);
});
