// Packs the public packages as they would be published, and checks what is inside.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { pnpm } from '../pnpm.mjs';
import { importSpecifiers, listPublicPackages, root } from '../workspace.mjs';

const folder = join(root, 'node_modules/.cache/tarballs');

/** Writes one tarball per public package. */
export function packAll() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const filters = listPublicPackages().map(({ manifest }) => `--filter=${manifest.name}`);
  const code = pnpm([...filters, 'pack', '--pack-destination', folder], { quiet: true });
  if (code !== 0) throw new Error(`pnpm pack failed with exit code ${code}`);
}

/**
 * Where `packAll` put a package.
 * @param {import('../workspace.mjs').Manifest} manifest
 * @returns {string}
 */
export function tarballOf({ name, version }) {
  return join(folder, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
}

/** publint: does the manifest fit the files in the tarball? */
export async function checkPackedManifests() {
  await checkEach(async (tarball) => {
    const { messages, pkg } = await publint({ pack: { tarball: toArrayBuffer(tarball) }, strict: true });
    return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
  });
}

/**
 * attw: do types resolve for importers? Packages are ESM only, so the two CommonJS ways of resolving do not count; a package with
 * nothing to import, such as a command, has no types.
 */
export async function checkPackedTypes() {
  await checkEach(async (tarball, manifest) => {
    if (importSpecifiers(manifest).length === 0) return [];
    const result = await checkPackage(createPackageFromTarballData(tarball));
    if (result.types === false) return ['no types'];
    return result.problems
      .filter((problem) => !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)))
      .map((problem) => JSON.stringify(problem));
  });
}

/** @param {(tarball: Uint8Array, manifest: import('../workspace.mjs').Manifest) => Promise<string[]>} check returns problems */
async function checkEach(check) {
  let count = 0;
  for (const { manifest } of listPublicPackages()) {
    for (const problem of await check(readFileSync(tarballOf(manifest)), manifest)) {
      console.error(`${manifest.name}: ${problem}`);
      count++;
    }
  }
  if (count > 0) throw new Error(`${count} problem(s), see above`);
}

/**
 * @param {Uint8Array} bytes
 * @returns {ArrayBuffer}
 */
function toArrayBuffer(bytes) {
  return Uint8Array.from(bytes).buffer;
}
