// Does a new extractor pass every check from its first minute? Tried for real, in a copy of the workspace.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../workspace.mjs';

const leftBehind = new Set(['.git', '.turbo', 'node_modules', 'dist', 'coverage']);

/** Copies the workspace, runs `npm run new-extractor` there, then every check that can see the new package. */
export function tryTemplate() {
  const copy = mkdtempSync(join(tmpdir(), 'pith-template-'));
  try {
    cpSync(root, copy, { recursive: true, filter: (path) => !leftBehind.has(basename(path)) });
    run(copy, 'scripts/new-extractor.mjs', 'quick-fox');
    run(copy, 'node_modules/vitest/vitest.mjs', 'run', '--project', 'quick-fox');
    run(copy, 'scripts/check.mjs', ...'lint types workspace unused build sizes pack publint attw consume'.split(' '));
    console.log('npm run new-extractor -- quick-fox: the new package passes every check');
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/**
 * @param {string} cwd
 * @param {string} script
 * @param {string[]} args
 */
function run(cwd, script, ...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(cwd, script), ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    // The other packages are the same here and there. CI would refuse the new package's line in the lockfile.
    env: { ...process.env, TURBO_CACHE_DIR: join(root, '.turbo/cache'), CI: 'false' },
  });
  if (status !== 0)
    throw new Error(`in a copy with a new extractor, ${script} ${args.join(' ')} failed:\n${stdout}${stderr}`);
}
