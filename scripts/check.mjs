// npm test: the whole check, step by step, from a fresh clone.
//   npm test                      everything
//   npm test -- types tests       only these steps
import { install } from './bootstrap.mjs';
import { printSummary } from './check/summary.mjs';

install();
// Only now: the steps import installed tools.
const { steps } = await import('./check/steps.mjs');

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `npm test: no step "${unknown.join('", "')}"; the steps are ${steps.map(({ name }) => name).join(', ')}`,
  );
  process.exit(2);
}

/** @type {import('./check/summary.mjs').StepResult[]} */
const results = [];
for (const { name, about, needs, run } of steps) {
  if (wanted.length > 0 && !wanted.includes(name)) {
    results.push({ name, about, state: 'not asked for', seconds: 0, passed: 0, failed: 0 });
    continue;
  }
  if (results.some((result) => result.name === needs && result.failed > 0)) {
    console.log(`\n== ${name}: skipped, it needs ${needs}`);
    results.push({ name, about, state: 'skipped', seconds: 0, passed: 0, failed: 1 });
    continue;
  }
  console.log(`\n== ${name}: ${about}`);
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  try {
    // A step that counts tests returns the count; every other one is a single check.
    const { passed = 1, failed = 0 } = (await run()) ?? {};
    results.push({ name, about, state: failed > 0 ? 'failed' : 'ok', seconds: seconds(), passed, failed });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    results.push({ name, about, state: 'failed', seconds: seconds(), passed: 0, failed: 1 });
  }
}
process.exitCode = printSummary(results) ? 0 : 1;
