import { describeRange } from '@pith/core';
import { expect, it } from 'vitest';
import readme from '../README.md?raw';
import { BOOST_OPTIONS } from '../src/index.ts';

it.each(Object.entries(BOOST_OPTIONS))('the README shows the option %s as it is declared', (name, option) => {
  const row = `| \`${name}\` | \`${option.default}\` | ${describeRange(option)} | ${option.about} | ${option.from} |`;
  expect(readme.split('\n')).toContain(row);
});
