// Runs pnpm at the version pinned in package.json, on a machine that has only Node and npm.
//   node scripts/pnpm.mjs add -D something
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs pnpm in the workspace root and returns its exit code.
 *
 * Not corepack (its signature check fails with old keys) and not a devDependency (pnpm then deletes itself while installing).
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 * @returns {number}
 */
export function pnpm(args, options = {}) {
  const { packageManager } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const command = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  const result = spawnSync(command, ['--yes', '--prefer-offline', packageManager, ...args], {
    cwd: root,
    stdio: 'inherit',
    ...options,
  });
  if (result.error) throw result.error;
  return result.status ?? 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = pnpm(process.argv.slice(2), { cwd: process.cwd() });
