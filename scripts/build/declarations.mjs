// Writes the declarations of all packages, by one TypeScript program for the whole workspace and without type checking: `npm test`
// has its own step for that. Not file by file, because the types of options are inferred (docs/decisions/002-inferred-option-types.md).
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { listPublicPackages, root } from '../workspace.mjs';
import { withJsExtensions } from './js-extensions.mjs';

const packages = listPublicPackages().filter(({ parent }) => parent === 'packages');
for (const { path } of packages) removeDeclarations(join(path, 'dist'));

const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
const { options, fileNames } = ts.parseJsonConfigFileContent(
  {
    ...config,
    include: packages.map(({ folder }) => `packages/${folder}/src`),
    compilerOptions: {
      ...config.compilerOptions,
      types: ['node'],
      noEmit: false,
      noCheck: true,
      emitDeclarationOnly: true,
      rootDir: root,
    },
  },
  ts.sys,
  root,
);
const { diagnostics } = ts.createProgram(fileNames, options).emit(undefined, (file, text) => {
  // Without an output folder declarations land beside their sources.
  ts.sys.writeFile(file.replace(/^(.*\/packages\/[^/]+\/)src\//, '$1dist/'), withJsExtensions(text));
});
if (diagnostics.length > 0) {
  console.error(ts.formatDiagnostics(diagnostics, ts.createCompilerHost(options)));
  process.exitCode = 1;
}

/**
 * So that a deleted source leaves nothing behind.
 * @param {string} folder
 */
function removeDeclarations(folder) {
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.d.ts')) rmSync(join(folder, file));
  }
}
