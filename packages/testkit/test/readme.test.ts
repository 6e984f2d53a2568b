import * as core from '@pith/core';
import { describe, expect, it } from 'vitest';
import walkthrough from '../../../docs/testkit.md?raw';
import readme from '../README.md?raw';
import * as testkit from '../src/index.ts';

describe.each([
  ['README.md', readme],
  ['docs/testkit.md', walkthrough.split('## 4.')[0]!],
])('the examples of %s', (_, text) => {
  const program = Array.from(text.matchAll(/```js\n(.*?)```/gs), ([, code]) => code!)
    .join('\n')
    .replace(/^import (\{.*\}) from '@pith\/core';$/gm, 'var $1 = core;')
    .replace(/^import (\{.*\}) from '@pith\/testkit';$/gm, 'var $1 = testkit;')
    .replace(/^import .*$|^export /gm, '');
  new Function('core', 'testkit', 'describe', 'it', program)(core, testkit, describe, it);
});

it('the README names every check', () => {
  const checks = testkit.contractChecks(core.keepAll).map(({ name }) => name);
  expect(checks.filter((name) => !readme.includes(`| ${name} `))).toEqual([]);
});
