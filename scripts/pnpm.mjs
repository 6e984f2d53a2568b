// Runs pnpm at the version pinned in package.json, on a machine that has only Node and npm.
//   npm run pnpm -- add -D something
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readManifest, root } from './workspace.mjs';

/**
 * Runs pnpm in the workspace root and returns its exit code. What it prints goes to stderr, since stdout belongs to the
 * command the user asked for; with `quiet` it is printed only after a failure.
 *
 * Not corepack (its signature check fails) and not a devDependency (pnpm then deletes itself while installing).
 * @param {string[]} args
 * @param {{ quiet?: boolean }} [options]
 * @returns {number}
 */
export function pnpm(args, { quiet = false } = {}) {
  const { packageManager = '' } = readManifest(root);
  const result = spawnSync('npx', ['--yes', '--prefer-offline', packageManager, ...args], {
    cwd: root,
    stdio: quiet ? ['inherit', 'pipe', 'pipe'] : ['inherit', process.stderr, 'inherit'],
    shell: process.platform === 'win32',
    maxBuffer: 2 ** 28,
  });
  if (result.error) throw result.error;
  if (quiet && result.status !== 0) process.stderr.write(`${result.stdout}${result.stderr}`);
  return result.status ?? 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = pnpm(process.argv.slice(2));
