// Declarations, file by file and without type checking: `isolatedDeclarations` guarantees that this is enough, and it takes milliseconds.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/**
 * Writes one `.d.ts` under `outDir` for every `.ts` under `sourceDir`; throws on a file whose types need inference.
 * @param {string} sourceDir
 * @param {string} outDir
 */
export function emitDeclarations(sourceDir, outDir) {
  for (const file of readdirSync(sourceDir, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue;
    const { outputText, diagnostics = [] } = ts.transpileDeclaration(readFileSync(join(sourceDir, file), 'utf8'), {
      fileName: file,
      reportDiagnostics: true,
      compilerOptions: { isolatedDeclarations: true, declaration: true, target: ts.ScriptTarget.ES2023 },
    });
    if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, diagnosticsHost));
    const target = join(outDir, file.replace(/\.ts$/, '.d.ts'));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, withJsExtensions(outputText));
  }
}

/**
 * Consumers resolve `./x.js` to `x.d.ts` in every mode; `./x.ts` only in some.
 * @param {string} declarations
 * @returns {string}
 */
function withJsExtensions(declarations) {
  return declarations.replace(/(\bfrom |\bimport\(|^import )(['"])(\.{1,2}\/[^'"\n]*)\.ts\2/gm, '$1$2$3.js$2');
}

/** @type {ts.FormatDiagnosticsHost} */
const diagnosticsHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => process.cwd(),
  getNewLine: () => '\n',
};
