import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Definition } from '../packages/core/src/index.ts';
import { listPackages } from '../scripts/workspace.mjs';
import { withOptionsTable } from './options-table.ts';

const packages = listPackages().filter(({ parent }) => parent === 'packages');

/** The module behind an import, from its source: `load('@pith/core')`. */
async function load(specifier: string): Promise<Record<string, unknown>> {
  const { path, manifest } = packages.find(({ manifest: { name } }) => `${specifier}/`.startsWith(`${name}/`))!;
  const target = manifest.exports?.[`.${specifier.slice(manifest.name.length)}`] as Record<string, string>;
  return import(join(path, target['@pith/source']!));
}

function isDefinition(value: unknown): value is Definition {
  return typeof value === 'function' && 'describe' in value && 'options' in value;
}

describe.for(packages.map((entry) => [entry.folder, entry] as const))(
  'README of %s',
  ([folder, { path, manifest }]) => {
    const file = join(path, 'README.md');
    const readme = existsSync(file) ? readFileSync(file, 'utf8') : '';

    // core's baseline has no options, and the front door shows other packages' extractors.
    it.skipIf(['core', 'pith'].includes(folder))(
      'shows options as they are declared (npm run update-readmes writes them)',
      async () => {
        const definitions = Object.values(await load(manifest.name)).filter(isDefinition);
        const expected = definitions.reduce(withOptionsTable, readme);
        if (process.env.UPDATE_READMES && expected !== readme) writeFileSync(file, expected);
        else expect(readme).toBe(expected);
      },
    );

    const examples = Array.from(readme.matchAll(/```js\n(.*?)```/gs), ([, code]) => code!);
    it.for(examples.filter((code) => code.includes('// → ')))('gives the results it shows:\n%s', async (example) => {
      // Imports become loads of the sources, and `expression; // → result` a check.
      const body = example
        .replace(/^import (\{.*\}) from '(.*)';$/gm, 'const $1 = await load("$2");')
        .replace(/^(.*); \/\/ → (.*)$/gm, 'check($1, $2);');
      const run = new Function('load', 'check', `return (async () => {${body}})()`);
      expect.hasAssertions();
      await run(load, (actual: unknown, shown: unknown) => expect(actual).toEqual(shown));
    });
  },
);
