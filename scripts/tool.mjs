// Runs an installed tool by name.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/**
 * Runs `node_modules/.bin/<name>` in the workspace root, printing as it goes; returns its exit code.
 * @param {string} name
 * @param {string[]} args
 * @returns {number}
 */
export function runTool(name, ...args) {
  const result = spawnSync(join(root, 'node_modules/.bin', name), args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.error) throw result.error;
  return result.status ?? 1;
}

/**
 * The same for a step of a longer run: throws when the tool fails.
 * @param {string} name
 * @param {string[]} args
 */
export function tool(name, ...args) {
  if (runTool(name, ...args) !== 0) throw new Error(`${name} found problems, see above`);
}
