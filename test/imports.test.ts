import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { listPackages } from '../scripts/workspace.mjs';
import { readImportTable } from './import-table.ts';

const packages = listPackages();
const rules = readImportTable(packages);
const folderOf = new Map(packages.map(({ manifest, folder }) => [manifest.name, folder]));

/** Every `import … from 'x'`, `export … from 'x'` and `import('x')` under a folder, relative ones left out. */
function importsUnder(folder: string): { file: string; specifier: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(join(folder, file), 'utf8'), true, true);
      return importedFiles.map(({ fileName }) => ({ file, specifier: fileName }));
    })
    .filter(({ specifier }) => !specifier.startsWith('.'));
}

/** `@pith/ensemble/yaml` → `@pith/ensemble` */
function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

describe.for(packages.map((entry) => [`${entry.parent}/${entry.folder}`, entry] as const))(
  '%s',
  ([, { folder, path, manifest }]) => {
    const imports = importsUnder(join(path, 'src'));
    const rule = rules.get(folder);
    const fromPackages = imports.filter(({ specifier }) => !isBuiltin(specifier));

    it('imports only what the table in docs/architecture.md allows', () => {
      const forbidden = fromPackages.filter(({ specifier }) => {
        const name = packageName(specifier);
        return rule?.mayImport && !rule.mayImport.has(folderOf.get(name) ?? name);
      });
      expect(forbidden).toEqual([]);
    });

    it('imports only what its manifest declares', () => {
      const declared = { ...manifest.dependencies, ...manifest.peerDependencies };
      expect(fromPackages.filter(({ specifier }) => !(packageName(specifier) in declared))).toEqual([]);
    });

    it.runIf(rule?.everywhere)('imports nothing from node:', () => {
      expect(imports.filter(({ specifier }) => isBuiltin(specifier))).toEqual([]);
    });
  },
);
