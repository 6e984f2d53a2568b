// npm run new-extractor -- <name>: a new package from templates/extractor, complete from the first minute.
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './bootstrap.mjs';
import { tool } from './tool.mjs';
import { root } from './workspace.mjs';

const name = process.argv[2] ?? '';
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  console.error('usage: npm run new-extractor -- <name>   (lower case, like cetd or my-method)');
  process.exit(2);
}
const target = join(root, 'packages', name);
if (existsSync(target)) {
  console.error(`packages/${name} exists already`);
  process.exit(2);
}

// The template is written as an extractor called "template-method"; its name occurs in these two spellings.
const spellings = { 'template-method': name, templateMethod: camelCase(name) };
/** @param {string} text */
const rename = (text) => Object.entries(spellings).reduce((result, [from, to]) => result.replaceAll(from, to), text);

cpSync(join(root, 'templates/extractor'), target, { recursive: true });
for (const file of readdirSync(target, { recursive: true, encoding: 'utf8' })) {
  const path = join(target, file);
  if (!statSync(path).isFile()) continue;
  writeFileSync(path, rename(readFileSync(path, 'utf8')));
  renameSync(path, join(target, rename(file)));
}
// A shorter or longer name moves line breaks and the order of imports.
install();
tool('biome', 'check', '--write', '--log-level=error', target);

console.log(`packages/${name} is ready. Next:
  1. write the method in packages/${name}/src/${name}.ts
  2. npm test
  3. npm run changeset
  The whole walkthrough: docs/adding-an-extractor.md`);

/**
 * @param {string} kebab
 * @returns {string}
 */
function camelCase(kebab) {
  return kebab.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());
}
