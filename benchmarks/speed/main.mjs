// npm run bench: what parsing and extracting cost, as ratios to parse5's own parse of the same pages in the same process.
import { parseArgs } from 'node:util';
import { generatePage, generatePages } from './generate.mjs';
import { measureMemory } from './memory.mjs';
import { readPages } from './pages.mjs';
import { asTables } from './report.mjs';
import { listSubjects } from './subjects.mjs';
import { summarise } from './summary.mjs';
import { measureTimes } from './times.mjs';

/** How much larger the growing pages are than the first of them, which has so many sections. */
const FACTORS = [1, 2, 4, 8];
const SECTIONS = 200;

const HELP = `Usage: npm run bench -- [path/to/pages] [flags]

Measures parsePage, and parsePage with each extractor, against parse5's plain parse.
Pages: a folder of .html or .html.gz files, or a .jsonl(.gz) file with a field "html" on every line.
Without a path, generated pages are used.

Flags:
  --extractor <name>   only this one; may be repeated
  --limit <n>          at most so many pages, spread over the folder (default 150)
  --rounds <n>         how often everything is measured; the median of each page counts (default 5)
  --json               the numbers, for programs
  --help               this text`;

const { values, positionals } = parseArgs({
  options: {
    extractor: { type: 'string', multiple: true },
    limit: { type: 'string', default: '150' },
    rounds: { type: 'string', default: '5' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [path] = positionals;
const rounds = Number(values.rounds);

if (values.help) console.log(HELP);
else {
  const pages = path === undefined ? generatePages(40) : readPages(path, Number(values.limit));
  const growing = FACTORS.map((factor) => generatePage(1, SECTIONS * factor));
  const subjects = listSubjects(values.extractor);
  const times = measureTimes(subjects, [...pages, ...growing], rounds);
  const names = subjects.map(({ name }) => name);
  const result = {
    node: process.version,
    pages: pages.length,
    characters: pages.reduce((sum, html) => sum + html.length, 0),
    rounds,
    factors: FACTORS,
    lines: summarise(names, times, pages.length),
    memory: measureMemory(pages),
  };
  console.log(values.json ? JSON.stringify(result, undefined, 2) : asTables(result));
}
