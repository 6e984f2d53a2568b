// The end of `npm test`: what ran, how it went, and what was not run here.
import { readManifest, root } from '../workspace.mjs';

/**
 * @typedef {object} StepResult
 * @property {string} name
 * @property {string} about
 * @property {'ok' | 'failed' | 'skipped' | 'not asked for'} state skipped: a step it needs failed
 * @property {number} seconds
 * @property {number} passed
 * @property {number} failed
 */

/** Scripts of the root manifest that check something but are too slow, or need too much, for every run. */
const elsewhere = {
  'test:browser': 'tests in a real Chromium',
  gate: 'extraction quality on datasets',
  bench: 'speed and memory',
};

/**
 * Prints the summary and says whether everything passed.
 * @param {StepResult[]} results
 * @returns {boolean}
 */
export function printSummary(results) {
  const width = Math.max(...results.map(({ name }) => name.length));
  console.log('\n== summary');
  for (const { name, about, state, seconds } of results.filter(ran)) {
    console.log(`${name.padEnd(width)}  ${state.padEnd(7)}  ${seconds.toFixed(1).padStart(6)} s  ${about}`);
  }
  const { scripts = {} } = readManifest(root);
  const notRun = [
    ...results.filter((result) => !ran(result)).map(({ name, about }) => `${about} (npm test -- ${name})`),
    ...Object.entries(elsewhere).flatMap(([script, about]) =>
      script in scripts ? `${about} (npm run ${script})` : [],
    ),
  ];
  if (notRun.length > 0) console.log(`\nnot run here:\n${notRun.map((line) => `  ${line}`).join('\n')}`);

  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0;
}

/** @param {StepResult} result */
function ran({ state }) {
  return state !== 'not asked for';
}
