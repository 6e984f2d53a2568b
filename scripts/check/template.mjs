// Does a new extractor pass every check from its first minute? Tried for real, in a copy of the workspace.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { root } from '../workspace.mjs';

/** The packages a new extractor stands on; without the others, what fails here is the template's fault. */
const copied = new Set(['core', 'signal', 'testkit']);
const leftBehind = new Set(['.git', '.turbo', 'node_modules', 'dist', 'coverage', 'apps']);

/** Copies the workspace, runs `npm run new-extractor` there, then every check that can see the new package. */
export function tryTemplate() {
  const copy = mkdtempSync(join(tmpdir(), 'pith-template-'));
  try {
    cpSync(root, copy, { recursive: true, filter: belongs });
    run(copy, 'scripts/new-extractor.mjs', 'quick-fox');
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project'];
    run(copy, ...vitest, 'quick-fox');
    run(copy, ...vitest, 'workspace', 'test/manifests.test.ts', 'test/imports.test.ts', 'test/readmes.test.ts');
    run(copy, 'node_modules/knip/bin/knip.js', '--workspace', 'packages/quick-fox', '--exclude', 'catalog');
    run(copy, 'scripts/check.mjs', ...'lint types build sizes pack publint attw consume'.split(' '));
    console.log('npm run new-extractor -- quick-fox: the new package passes every check');
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** @param {string} path */
function belongs(path) {
  const [parent, folder, file] = relative(root, path).split(/[\\/]/);
  if (leftBehind.has(basename(path))) return false;
  if (parent === 'packages') return !folder || copied.has(folder);
  // The root's own scripts and tests import one file of the benchmarks.
  if (parent === 'benchmarks') return !folder || (folder === 'peers' && (!file || file === 'results.mjs'));
  return true;
}

/**
 * @param {string} cwd
 * @param {string[]} command
 */
function run(cwd, ...command) {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    // The copied packages are the same here and there. On CI, pnpm would refuse the new package's lines in the lockfile.
    env: { ...process.env, TURBO_CACHE_DIR: join(root, '.turbo/cache'), CI: 'false' },
  });
  if (status !== 0) throw new Error(`in a copy with a new extractor, ${command.join(' ')} failed:\n${stdout}${stderr}`);
}
