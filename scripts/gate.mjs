// npm run gate: no extractor gets worse without somebody saying so.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { evaluate, importBuilt, prepare } from './evaluate.mjs';
import { root } from './workspace.mjs';

const USAGE = `Usage: npm run gate -- --dataset <path> [--split <name>] [--extractor <name>]… [--update [--because <reason>]]

Scores the built-in extractors (default options, and the paper preset where there is one) on a dataset and compares them with
the floors in benchmarks/floors.json, which hold for exactly these pages. Ends with 1 if one fell below its floor.

  --update             raise floors to what was reached, and add floors for new extractors
  --because <reason>   with --update: also lower floors; the reason is recorded`;

const floorsFile = join(root, 'benchmarks/floors.json');

const { values: flags } = parseArgs({
  options: {
    dataset: { type: 'string', short: 'd' },
    split: { type: 'string' },
    extractor: { type: 'string', short: 'e', multiple: true },
    update: { type: 'boolean' },
    because: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});

if (flags.help || flags.dataset === undefined) {
  console.log(USAGE);
  process.exitCode = flags.help ? 0 : 2;
} else {
  try {
    prepare();
    process.exitCode = await gate(flags.dataset);
  } catch (error) {
    console.error(`npm run gate: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}

/**
 * @param {string} dataset
 * @returns {Promise<number>} the exit code
 */
async function gate(dataset) {
  const { checkFloors, parseFloors, toFloorTable, toTextTables, updateFloors } = await importBuilt('evaluation');
  const extractors = flags.extractor ?? (await builtInExtractors());
  const split = flags.split === undefined ? [] : ['--split', flags.split];
  const chosen = extractors.flatMap((name) => ['--extractor', name]);
  const evaluation = evaluate(['--dataset', dataset, ...split, ...chosen]);
  const floors = existsSync(floorsFile) ? parseFloors(readFileSync(floorsFile, 'utf8'), floorsFile) : [];
  const checks = checkFloors(floors, evaluation);
  console.log(toTextTables(evaluation));
  console.log(toFloorTable(checks));
  const { name, hash } = evaluation.dataset;
  const own = floors.find((/** @type {{ hash: string }} */ entry) => entry.hash === hash);
  const gone = flags.extractor ? [] : Object.keys(own?.f1 ?? {}).filter((system) => !(system in evaluation.f1));
  if (gone.length > 0) console.log(`These have a floor, but no extractor any more: ${gone.join(', ')}`);
  if (!own && floors.some((/** @type {{ name: string }} */ entry) => entry.name === name)) {
    console.log(`The floors of ${name} are of other pages or another version of it: they do not apply here.`);
  }
  if (flags.update) {
    writeFileSync(floorsFile, `${JSON.stringify(updateFloors(floors, evaluation, flags.because), undefined, 2)}\n`);
    console.log('benchmarks/floors.json is up to date');
    return 0;
  }
  const below = checks.filter((/** @type {{ state: string }} */ { state }) => state === 'below');
  if (below.length > 0) console.log(`${below.length} below the floor; --update --because "<reason>" lowers a floor`);
  return below.length > 0 ? 1 : 0;
}

/**
 * Every built-in extractor, and its paper preset where it has one, as `pith eval --extractor` takes them.
 * @returns {Promise<string[]>}
 */
async function builtInExtractors() {
  const { registry } = await importBuilt('pith');
  return registry.definitions.flatMap(
    (/** @type {{ name: string, presets: { paper?: object } }} */ { name, presets }) =>
      presets.paper ? [name, `${name} paper`] : [name],
  );
}
