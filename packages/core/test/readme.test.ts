import { expect, it } from 'vitest';
import readme from '../README.md?raw';
import * as core from '../src/index.ts';

const examples = Array.from(readme.matchAll(/```js\n(.*?)```/gs), ([, code]) => code!);

it.each(examples)('this example of the README gives the results it shows:\n%s', (code) => {
  // `expression; // → result` becomes a check, and the import the module under test.
  const checked = code
    .replace(/^import (\{.*\}) from '@pith\/core';$/m, 'const $1 = core;')
    .replace(/^(.*); \/\/ → (.*)$/gm, 'check($1, $2);');
  const check = (actual: unknown, shown: unknown): void => expect(actual).toEqual(shown);
  expect.hasAssertions();
  new Function('core', 'check', checked)(core, check);
});
