// Runs `pith eval` from the sources and gives its result to other scripts.
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, install } from './bootstrap.mjs';
import { root } from './workspace.mjs';

/** Where the user typed the command: relative paths on the command line start there. */
export const userFolder = process.env.INIT_CWD ?? process.cwd();

/** Installs and builds what `evaluate` and the built packages need; throws when that fails. */
export function prepare() {
  install();
  if (build('@pith/cli...') !== 0) throw new Error('the build failed, see above');
}

/**
 * Runs `pith eval` with some flags and returns what it prints as JSON; progress goes to standard error. Throws when it fails.
 * @param {readonly string[]} flags
 */
export function evaluate(flags) {
  const folder = mkdtempSync(join(tmpdir(), 'pith-evaluate-'));
  // Through a file: the scores of every page are more than a pipe's buffer wants to hold.
  const file = join(folder, 'result.json');
  const output = openSync(file, 'w');
  try {
    const main = join(root, 'apps/cli/dist/main.js');
    const { status } = spawnSync(process.execPath, [main, 'eval', ...flags, '--json'], {
      cwd: userFolder,
      stdio: ['ignore', output, 'inherit'],
    });
    if (status !== 0) throw new Error('pith eval failed, see above');
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    closeSync(output);
    rmSync(folder, { recursive: true });
  }
}

/**
 * A built package of the workspace.
 * @param {string} folder
 */
export function importBuilt(folder) {
  return import(new URL(`../packages/${folder}/dist/index.js`, import.meta.url).href);
}
