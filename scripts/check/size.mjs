// Size budgets: what a page pays for importing a package, with everything it depends on.
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { listPackages } from '../workspace.mjs';

/** Bundles, minifies and compresses everything that has a `sizeLimitKb`; throws when one is larger. */
export async function checkSizes() {
  const tooLarge = [];
  for (const { path, manifest } of listPackages()) {
    const { sizeLimitKb = {} } = manifest;
    const limits = typeof sizeLimitKb === 'number' ? { '.': sizeLimitKb } : sizeLimitKb;
    for (const [imports, limit] of Object.entries(limits)) {
      const name = imports.replace(/^\./, manifest.name);
      const sizeKb = (await gzippedBytes(path, imports.split(' + '))) / 1000;
      console.log(`${name.padEnd(24)} ${sizeKb.toFixed(1).padStart(7)} kB of ${limit}`);
      if (sizeKb > limit) tooLarge.push(name);
    }
  }
  if (tooLarge.length > 0) {
    throw new Error(
      `over budget: ${tooLarge.join(', ')}. Shrink the package, or raise sizeLimitKb in its package.json and say why in the changeset.`,
    );
  }
}

/**
 * @param {string} folder of the package
 * @param {string[]} imports entries of the package ("." or "./html") and other packages, bundled together
 * @returns {Promise<number>}
 */
async function gzippedBytes(folder, imports) {
  const files = imports.map((name) =>
    name.startsWith('.') ? `./${join('dist', name === '.' ? 'index' : name)}.js` : name,
  );
  const { outputFiles } = await build({
    stdin: { contents: files.map((file) => `export * from '${file}';`).join('\n'), resolveDir: folder },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    charset: 'utf8',
    logLevel: 'error',
  });
  return outputFiles.reduce((sum, file) => sum + gzipSync(file.contents, { level: 9 }).length, 0);
}
