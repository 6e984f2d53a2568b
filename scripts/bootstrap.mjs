// Brings a fresh clone to the point where tools run. Uses nothing but Node, so that it can run before anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pnpm } from './pnpm.mjs';
import { listPackages, root } from './workspace.mjs';

const stampFile = join(root, 'node_modules', '.installed');

/** Installs dependencies, unless lockfile and manifests are what they were after the last install. Ends the process if that fails. */
export function install() {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === installState()) return;
  const code = pnpm(['install', '--prefer-offline', '--config.confirm-modules-purge=false']);
  if (code !== 0) {
    console.error('The dependencies could not be installed, see above.');
    process.exit(code);
  }
  writeFileSync(stampFile, installState());
}

/**
 * Builds the JavaScript of the packages that changed since their last build; returns the exit code.
 * @param {string[]} filters turbo's `--filter` values; none means everything
 * @returns {number}
 */
export function build(...filters) {
  return turbo('build', ...filters.map((filter) => `--filter=${filter}`));
}

/**
 * Builds everything that is published: JavaScript and declarations; returns the exit code.
 * @returns {number}
 */
export function buildAll() {
  return turbo('build', 'declarations');
}

/**
 * Runs a task of turbo.json in every package that has it; returns the exit code.
 * @param {string} task
 * @param {string[]} args
 * @returns {number}
 */
export function turbo(task, ...args) {
  process.env.TURBO_TELEMETRY_DISABLED = '1';
  process.env.TURBO_NO_UPDATE_NOTIFIER = '1';
  // Through pnpm, because turbo starts the scripts of packages with the `pnpm` it finds on the path.
  // Not ten at once, which is turbo's default and more than small machines have memory for.
  const options = ['--output-logs=errors-only', '--continue', '--concurrency=100%'];
  return pnpm(['exec', 'turbo', 'run', task, ...options, ...args], { quiet: true });
}

/** @returns {string} */
function installState() {
  const hash = createHash('sha256').update(process.version);
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'].map((file) => join(root, file));
  for (const { path } of listPackages()) files.push(join(path, 'package.json'));
  for (const file of files) hash.update(file).update(existsSync(file) ? readFileSync(file) : '');
  return hash.digest('hex');
}
