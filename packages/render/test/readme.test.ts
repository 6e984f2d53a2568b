import * as core from '@pith/core';
import { expect, it } from 'vitest';
import readme from '../README.md?raw';
import * as render from '../src/index.ts';

it('the example of the README gives the result it shows', () => {
  const [, code] = /```js\n(.*?)```/s.exec(readme)!;
  const checked = code!
    .replace(/^import (\{.*\}) from .*;$/gm, 'var $1 = modules;')
    .replace(/^(.*); \/\/ → (.*)$/gm, 'check($1, $2);');
  expect.hasAssertions();
  new Function('modules', 'check', checked)({ ...core, ...render }, (actual: unknown, shown: unknown) =>
    expect(actual).toEqual(shown),
  );
});
