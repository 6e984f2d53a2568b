import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listPackages, root } from '../scripts/workspace.mjs';

const documents = [
  ...['.', 'docs', 'docs/decisions', 'examples', 'templates/extractor'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((file) => join(folder, file)),
  ),
  ...listPackages().map(({ parent, folder }) => join(parent, folder, 'README.md')),
].filter((file) => file.endsWith('.md') && existsSync(join(root, file)));

describe.each(documents)('%s', (file) => {
  const text = readFileSync(join(root, file), 'utf8');

  it('links only to files that exist', () => {
    const targets = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map((match) => match[1]!);
    expect(targets.filter((target) => !existsSync(join(root, dirname(file), target)))).toEqual([]);
  });

  it('names only npm scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const named = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map((match) => match[1]!);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});
