import * as core from '@pith/core';
import { describe, expect, it } from 'vitest';
import readme from '../README.md?raw';
import * as testkit from '../src/index.ts';

const examples = Array.from(readme.matchAll(/```js\n(.*?)```/gs), ([, code]) => code!);
const program = examples
  .join('\n')
  .replace(/^import (\{.*\}) from '@pith\/core';$/gm, 'var $1 = core;')
  .replace(/^import (\{.*\}) from '@pith\/testkit';$/gm, 'var $1 = testkit;')
  .replace(/^import \{ describe, it \} from 'vitest';$/gm, '');

describe('the examples of the README', () => {
  new Function('core', 'testkit', 'describe', 'it', program)(core, testkit, describe, it);
});

it('the README names every check', () => {
  const named = testkit.contractChecks(core.keepAll).filter(({ name }) => readme.includes(`| ${name} `));
  expect(named).toHaveLength(testkit.contractChecks(core.keepAll).length);
});
