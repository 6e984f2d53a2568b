import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listPackages, root } from '../scripts/workspace.mjs';
import { readImportTable } from './import-table.ts';

const packages = listPackages();
const rules = readImportTable(packages);
const names = new Set(packages.map(({ manifest }) => manifest.name));
const catalog = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');

describe.for(packages.map((entry) => [`${entry.parent}/${entry.folder}`, entry] as const))(
  '%s',
  ([, { parent, folder, path, manifest }]) => {
    const list = (subfolder: string): string[] =>
      existsSync(join(path, subfolder))
        ? readdirSync(join(path, subfolder), { recursive: true, encoding: 'utf8' })
        : [];

    it('is named after its folder', () => {
      expect([`@pith/${folder}`, 'pith']).toContain(manifest.name);
      expect(manifest.name.replace('@pith/', '')).toBe(folder);
    });

    it('states the fields that every manifest has', () => {
      expect(manifest).toMatchObject({
        version: expect.stringMatching(/^\d+\.\d+\.\d+/),
        description: expect.stringMatching(/\.$/),
        license: 'Apache-2.0',
        author: 'The Pith contributors',
        repository: { type: 'git', directory: `${parent}/${folder}` },
        type: 'module',
        engines: { node: '>=20.19' },
        scripts: { build: 'tsup', test: `vitest run --root ../.. --project ${folder}`, typecheck: 'tsc' },
      });
      // The repository's address stands once, in the root manifest; `npm run release` fills it in.
      expect(manifest.repository).not.toHaveProperty('url');
    });

    it.skipIf(manifest.private)('is published as built, without the conditions of the workspace', () => {
      const published = Object.entries(manifest.exports ?? {}).map(([subpath, target]) => {
        if (typeof target === 'string') return [subpath, target];
        const { '@pith/source': source, ...rest } = target;
        expect(Object.keys(target)).toEqual(['@pith/source', 'types', 'default']);
        expect(existsSync(join(path, source ?? ''))).toBe(true);
        return [subpath, rest];
      });
      expect(manifest).toMatchObject({
        sideEffects: false,
        files: ['dist'],
        exports: { './package.json': './package.json' },
        publishConfig: { access: 'public', provenance: true },
      });
      expect(manifest.publishConfig?.exports).toEqual(Object.fromEntries(published));
    });

    it('takes shared versions from the catalog and siblings from the workspace', () => {
      const ranges = Object.entries({
        ...manifest.dependencies,
        ...manifest.devDependencies,
        ...manifest.peerDependencies,
      });
      for (const [name, range] of ranges) {
        const shared = catalog.includes(`\n  ${name}: `) || catalog.includes(`\n  "${name}": `);
        expect(`${name} ${range}`).toBe(`${name} ${names.has(name) ? 'workspace:^' : shared ? 'catalog:' : range}`);
      }
    });

    it.runIf(rules.get(folder)?.everywhere)('states a size budget', () => {
      const limit = manifest.sizeLimitKb ?? 0;
      expect(typeof limit === 'number' ? limit : limit['.']).toBeGreaterThan(0);
    });

    it('has the files that every package has', () => {
      const files = readdirSync(path);
      expect(files).toEqual(expect.arrayContaining(['README.md', 'CHANGELOG.md', 'tsconfig.json', 'tsup.config.ts']));
      expect(list('test').filter((file) => file.endsWith('.test.ts'))).not.toEqual([]);
    });

    it('has a README and a change log under its own name', () => {
      for (const file of ['README.md', 'CHANGELOG.md']) {
        expect(readFileSync(join(path, file), 'utf8').split('\n')[0]).toBe(`# ${manifest.name}`);
      }
    });
  },
);
