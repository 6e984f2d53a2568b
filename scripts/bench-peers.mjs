// npm run bench:peers: Pith beside other extractors from npm, on the same pages; writes benchmarks/RESULTS.md.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { evaluate, importBuilt, prepare, userFolder } from './evaluate.mjs';
import { root } from './workspace.mjs';

const USAGE = `Usage: npm run bench:peers -- [--dataset <path>]… [--speed <path>] [--extractor <name>]…

Measures other extractors from npm and Pith's own on datasets and writes the tables into benchmarks/RESULTS.md.
--speed measures times on forty pages of a dataset. Tables that are not asked for now stay as they are. The first run installs the peers into benchmarks/peers.`;

const INTRODUCTION = `# Results

Extractors from npm and Pith's own, run on the same pages by \`npm run bench:peers -- --dataset path/to/dataset\`.
Numbers only, generated: do not edit.

- **F1**, **P**, **R**: words without regard to order, mean over pages, as WCXB's scorer counts them (characters for Chinese, Japanese and
  Thai outside WCXB); **95 %** is a bootstrap interval. **to best** is the mean difference to the first row over the same pages; \\* = its
  interval excludes 0. **not empty** leaves out pages whose gold text is empty. **LCS F1** and **Score** respect the order of words (CETD,
  CleanEval), **4-gram F1** is what article-extraction-benchmark computes.
- Every peer is called as its users call it, behind the few lines in \`benchmarks/peers/adapters\`. Peers return HTML; it becomes text by the
  same rules for all. The versions are in \`benchmarks/peers/package.json\`.
- **Speed** is the time for a page, from HTML to text, as a multiple of what parse5 takes to parse it, in one process, the best of three runs.
- Pith's learned and tuned extractors have seen pages of some datasets; the README of each package says which and shows cross-validated scores.
`;

const peersFolder = join(root, 'benchmarks/peers');
const adaptersFolder = join(peersFolder, 'adapters');
const resultsFile = join(root, 'benchmarks/RESULTS.md');

const { values: flags } = parseArgs({
  options: {
    dataset: { type: 'string', short: 'd', multiple: true },
    speed: { type: 'string' },
    extractor: { type: 'string', short: 'e', multiple: true },
    help: { type: 'boolean', short: 'h' },
  },
});

if (flags.help || (flags.dataset === undefined && flags.speed === undefined)) {
  console.log(USAGE);
  process.exitCode = flags.help ? 0 : 2;
} else {
  prepare();
  installPeers();
  const { mergeEvaluations, toMarkdown } = await importBuilt('evaluation');
  const { DEFAULT_EXTRACTOR } = await importBuilt('pith');
  const extractors = flags.extractor ?? [DEFAULT_EXTRACTOR];
  const peers = readdirSync(adaptersFolder).filter((name) => name !== 'html-to-text.mjs');
  for (const dataset of flags.dataset ?? []) {
    const ours = evaluate(['--dataset', dataset, ...extractors.flatMap((name) => ['--extractor', name])]);
    const modules = peers.flatMap((name) => ['--module', join(adaptersFolder, name)]);
    // Peers are slow and do not change: what was measured once with the same versions and adapters is kept.
    const theirs = evaluate(['--dataset', dataset, ...modules, '--run', cacheFile()]);
    writeSection(ours.dataset.name, toMarkdown(mergeEvaluations(ours, theirs)));
  }
  if (flags.speed !== undefined) writeSection('Speed', speedTable(flags.speed, extractors));
}

/**
 * @param {string} dataset
 * @param {readonly string[]} extractors
 * @returns {string}
 */
function speedTable(dataset, extractors) {
  const names = [...extractors, 'keep-all'];
  const { status, stdout } = spawnSync(process.execPath, [join(peersFolder, 'speed.mjs'), dataset, ...names], {
    cwd: userFolder,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error('measuring speed failed, see above');
  // Peers may print; what counts is the last line.
  const { pages, ratios } = JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '');
  const rows = Object.entries(ratios)
    .sort(([, a], [, b]) => a - b)
    .map(([name, ratio]) => `| ${name} | ${ratio.toFixed(2)} × |\n`);
  return `${pages} pages · Node ${process.versions.node}\n\n| system | time |\n| --- | ---: |\n${rows.join('')}`;
}

/** A file name that changes with the peers' versions and adapters. */
function cacheFile() {
  const hash = createHash('sha256').update(readFileSync(join(peersFolder, 'package.json')));
  for (const name of readdirSync(adaptersFolder)) hash.update(readFileSync(join(adaptersFolder, name)));
  mkdirSync(join(peersFolder, '.cache'), { recursive: true });
  return join(peersFolder, '.cache', `${hash.digest('hex').slice(0, 12)}.jsonl`);
}

function installPeers() {
  if (existsSync(join(peersFolder, 'node_modules'))) return;
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['install'], { cwd: peersFolder, stdio: 'inherit' });
  if (status !== 0) throw new Error('npm install in benchmarks/peers failed, see above');
}

/**
 * Writes one dataset's section and leaves the others.
 * @param {string} name
 * @param {string} tables
 */
function writeSection(name, tables) {
  const old = existsSync(resultsFile) ? readFileSync(resultsFile, 'utf8') : '';
  const sections = new Map(
    old
      .split(/^## /m)
      .slice(1)
      .map((section) => [section.split('\n', 1)[0], section.trimEnd()]),
  );
  sections.set(name, `${name}\n\n${tables.trimEnd()}`);
  const ordered = [...sections].sort(([a = ''], [b = '']) => (a < b ? -1 : 1)).map(([, section]) => `## ${section}\n`);
  writeFileSync(resultsFile, [INTRODUCTION, ...ordered].join('\n'));
  console.log(`benchmarks/RESULTS.md: ${name}`);
}
