// Declarations by TypeScript itself, without type checking (`npm test` has its own step for that): the types of options are
// inferred from their declarations (docs/decisions/002-inferred-option-types.md), so file-by-file emit is not enough.
import { join, resolve } from 'node:path';
import ts from 'typescript';

/**
 * Writes one `.d.ts` under `outDir` for every `.ts` under `sourceDir`; throws on a file that cannot be described.
 * @param {string} sourceDir
 * @param {string} outDir
 */
export function emitDeclarations(sourceDir, outDir) {
  const config = ts.getParsedCommandLineOfConfigFile('tsconfig.json', {}, configHost);
  if (!config) throw new Error('no tsconfig.json here');
  const rootDir = resolve(sourceDir);
  const program = ts.createProgram(
    config.fileNames.filter((file) => resolve(file).startsWith(rootDir) || file.endsWith('.d.ts')),
    {
      ...config.options,
      noEmit: false,
      noCheck: true,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir,
      outDir: resolve(outDir),
    },
  );
  const { diagnostics } = program.emit(undefined, (file, text) => {
    // Sources of other packages are part of the program; their own builds describe them.
    if (file.startsWith(join(resolve(outDir), '/'))) ts.sys.writeFile(file, withJsExtensions(text));
  });
  if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, diagnosticsHost));
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

/** @type {ts.ParseConfigFileHost} */
const configHost = {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
    throw new Error(ts.formatDiagnostic(diagnostic, diagnosticsHost));
  },
};
