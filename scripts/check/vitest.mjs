// Runs vitest and counts.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tool } from '../tool.mjs';
import { root } from '../workspace.mjs';

const report = join(root, 'node_modules/.cache/vitest-report.json');

/**
 * Runs vitest once; returns how many tests passed and failed.
 * @param {string[]} args
 * @returns {{ passed: number, failed: number }}
 */
export function vitest(...args) {
  rmSync(report, { force: true });
  /** @type {unknown} */
  let problem;
  try {
    tool('vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...args);
  } catch (error) {
    problem = error;
  }
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8'));
  // A file that does not load, or an error outside any test, fails the run without a failed test.
  return { passed, failed: problem ? Math.max(1, failed) : 0 };
}
