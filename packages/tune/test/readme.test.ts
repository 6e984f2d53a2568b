import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { METRICS } from '../src/index.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

it('names every metric', () => {
  for (const metric of METRICS) expect(readme).toContain(`\`${metric}\``);
});

it('names files that exist', () => {
  const files = Array.from(readme.matchAll(/`((?:pages|search|trees)\/[\w-]+\.ts)`/g), ([, file]) => file!);
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) readFileSync(new URL(`../src/${file}`, import.meta.url));
});
