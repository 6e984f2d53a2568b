import { expect, it } from 'vitest';
import * as testkit from '../src/index.ts';

it('exports exactly these names', () => {
  expect(Object.keys(testkit).sort()).toEqual(['awkwardPages', 'contractChecks', 'describeExtractor']);
});
