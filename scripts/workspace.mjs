// What the workspace consists of, found by listing.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The workspace root, with a trailing separator. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * @typedef {object} Manifest the fields of a package.json that the scripts read
 * @property {string} name
 * @property {string} version
 * @property {boolean} [private]
 * @property {string} [description]
 * @property {string} [license]
 * @property {string} [author]
 * @property {{ type?: string, url?: string, directory?: string }} [repository]
 * @property {string} [type]
 * @property {string} [packageManager]
 * @property {boolean} [sideEffects]
 * @property {{ node?: string }} [engines]
 * @property {string[]} [files]
 * @property {Record<string, string>} [bin]
 * @property {Record<string, string | Record<string, string>>} [exports]
 * @property {{ access?: string, provenance?: boolean, exports?: Record<string, string | Record<string, string>> }} [publishConfig]
 * @property {Record<string, string>} [scripts]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {number | Record<string, number>} [sizeLimitKb] gzipped, minified, with all dependencies; of the main entry, or of each entry by its subpath, also with other packages: "./lite + @pith/cetd"
 *
 * @typedef {object} WorkspacePackage
 * @property {string} folder the folder's own name
 * @property {'packages' | 'apps'} parent
 * @property {string} path absolute
 * @property {Manifest} manifest
 */

/**
 * Every package and app, in alphabetical order.
 * @returns {WorkspacePackage[]}
 */
export function listPackages() {
  return /** @type {const} */ (['packages', 'apps']).flatMap((parent) => {
    const folders = existsSync(join(root, parent)) ? readdirSync(join(root, parent)).sort() : [];
    return folders
      .map((folder) => ({ folder, parent, path: join(root, parent, folder) }))
      .filter(({ path }) => existsSync(join(path, 'package.json')))
      .map((found) => ({ ...found, manifest: readManifest(found.path) }));
  });
}

/**
 * The packages that are published.
 * @returns {WorkspacePackage[]}
 */
export function listPublicPackages() {
  return listPackages().filter(({ manifest }) => !manifest.private);
}

/**
 * @param {string} folder
 * @returns {Manifest}
 */
export function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/**
 * What an importer can write after `import`: `@pith/core`, `@pith/ensemble/yaml`, …
 * @param {Manifest} manifest
 * @returns {string[]}
 */
export function importSpecifiers(manifest) {
  return Object.keys(manifest.exports ?? {})
    .filter((subpath) => !subpath.endsWith('.json'))
    .map((subpath) => manifest.name + subpath.slice(1));
}
