// The one tsup configuration: every package builds its JavaScript the same way, from its own manifest.
// Declarations come from declarations.mjs, for all packages at once.
import { copyFileSync, readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { withJsExtensions } from './js-extensions.mjs';

/**
 * Builds the package in the current folder.
 *
 * Entries are the `@pith/source` conditions of `exports` (and, for an app, the sources of `bin`), so a package lists its entry points once.
 * With `modules`, every source file stays a file of its own: then a bundler can leave out what an importer does not use, even
 * where that drags in a library that cannot be shaken (an extractor needs the contract of `core`, not its parser).
 * @param {{ modules?: boolean }} [options]
 */
export function library({ modules = false } = {}) {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  return defineConfig({
    entry: modules ? ['src/**/*.ts', '!src/**/*.d.ts'] : entries(manifest),
    bundle: !modules,
    plugins: [{ name: 'js-extensions', renderChunk: (code) => ({ code: withJsExtensions(code) }) }],
    format: 'esm',
    target: 'es2023',
    platform: 'neutral',
    // "neutral" treats node: as unknown; whether a package may use it is checked by the workspace test.
    external: [/^node:/],
    // Declarations are written by somebody else, perhaps at this moment.
    clean: ['!**/*.d.ts'],
    dts: false,
    silent: true,
    onSuccess: async () => {
      for (const file of dataFiles(manifest)) copyFileSync(file.replace('./dist/', 'src/'), file);
    },
  });
}

/**
 * @param {{ exports?: Record<string, string | Record<string, string>>, bin?: Record<string, string> }} manifest
 * @returns {string[]}
 */
function entries(manifest) {
  const exported = Object.values(manifest.exports ?? {}).flatMap((target) =>
    typeof target === 'string' ? [] : [target['@pith/source'] ?? []].flat(),
  );
  const commands = Object.values(manifest.bin ?? {}).map((file) =>
    file.replace(/^(\.\/)?dist\/(.*)\.js$/, 'src/$2.ts'),
  );
  return [...new Set([...exported, ...commands].map((file) => file.replace(/^\.\//, '')))];
}

/**
 * Exported data files, such as a JSON schema: copied as they are.
 * @param {{ exports?: Record<string, string | Record<string, string>> }} manifest
 * @returns {string[]}
 */
function dataFiles({ exports = {} }) {
  return Object.values(exports).flatMap((target) =>
    typeof target === 'string' && target.startsWith('./dist/') ? [target] : [],
  );
}
