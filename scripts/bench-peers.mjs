// npm run bench:peers: Pith beside other extractors from npm, on the same pages; writes benchmarks/RESULTS.md.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { renderResults, speedSection } from '../benchmarks/peers/results.mjs';
import { evaluate, importBuilt, prepare, userFolder } from './evaluate.mjs';
import { root } from './workspace.mjs';

/** @typedef {{ name: string, pages: { id: string, text: object }[] }} System */

const USAGE = `Usage: npm run bench:peers -- --dataset <path>… [--speed] [--held-out <file>] [--unseen-model <file>] [--extractor <name>]…

Measures other extractors from npm and Pith's own on datasets and writes all tables into benchmarks/RESULTS.md.
What a peer made of a page is kept in benchmarks/peers/.cache, so a second run measures only Pith's extractors, and an
interrupted one goes on where it stopped. The first run installs the peers into benchmarks/peers.

  --speed              measure times too, on forty pages of the first dataset; without it the old table stays
  --held-out <file>    what "pith train --json" printed for the shipped model: its scores on pages it had not seen stand for
                       the learned extractor on the dataset that they are of
  --unseen-model <file>  a model trained on that dataset alone stands for it on the other datasets it was trained on
  --skip <peer>@<folder>  leave a peer out on one dataset, because it takes too long there
  --extractor <name>   Pith's extractors to show (default: the default one and the best classic ones)`;

// Beside the default: the two best single methods.
const CLASSICS = ['nce', 'cectd-ds'];

// What the shipped model was trained on (packages/stack/README.md): there its own scores are not comparable with anybody's.
const MAIN_SET = 'wcxb/dev';
const EXTRA_SETS = ['article-extraction-dataset', 'magic-html-article', 'magic-html-forum', 'zh-web-content'];

const peersFolder = join(root, 'benchmarks/peers');
const adaptersFolder = join(peersFolder, 'adapters');
const resultsFile = join(root, 'benchmarks/RESULTS.md');

const { values: flags } = parseArgs({
  options: {
    dataset: { type: 'string', short: 'd', multiple: true },
    speed: { type: 'boolean' },
    'held-out': { type: 'string' },
    'unseen-model': { type: 'string' },
    skip: { type: 'string', multiple: true },
    extractor: { type: 'string', short: 'e', multiple: true },
    help: { type: 'boolean', short: 'h' },
  },
});

if (flags.help || flags.dataset === undefined) {
  console.log(USAGE);
  process.exitCode = flags.help ? 0 : 2;
} else {
  prepare();
  installPeers();
  const evaluation = await importBuilt('evaluation');
  const { DEFAULT_EXTRACTOR } = await importBuilt('pith');
  const extractors = flags.extractor ?? [DEFAULT_EXTRACTOR, ...CLASSICS];
  const adapters = readdirSync(adaptersFolder).filter((name) => name !== 'html-to-text.mjs');
  const peers = adapters.map((name) => basename(name, '.mjs'));
  const heldOut = flags['held-out'] === undefined ? undefined : readHeldOut(flags['held-out']);
  const results = flags.dataset.map((dataset) => {
    const folder = basename(resolve(userFolder, dataset));
    const chosen = peers.filter((name) => !flags.skip?.includes(`${name}@${folder}`));
    const modules = chosen.flatMap((name) => ['--module', join(adaptersFolder, `${name}.mjs`)]);
    const theirs = evaluate(['--dataset', dataset, '--timeout', '60', ...modules, '--run', cacheFile(folder)]);
    const isExtra = EXTRA_SETS.includes(theirs.dataset.name);
    const unseen = isExtra && flags['unseen-model'] ? ['--model', flags['unseen-model']] : [];
    const named = extractors.flatMap((name) => ['--extractor', name]);
    const ours = evaluate(['--dataset', dataset, '--ceiling', ...named, ...unseen]);
    const isSeen = isExtra || theirs.dataset.name === MAIN_SET;
    const systems = isSeen ? markSeen(ours.systems, DEFAULT_EXTRACTOR, heldOut) : ours.systems;
    return evaluation.mergeEvaluations({ ...ours, systems }, theirs);
  });
  const old = existsSync(resultsFile) ? readFileSync(resultsFile, 'utf8') : '';
  const speed = flags.speed ? speedSection(measureSpeed(flags.dataset[0] ?? '', extractors)) : sectionOf(old, 'Speed');
  const names = { default: DEFAULT_EXTRACTOR, peers };
  writeFileSync(resultsFile, renderResults(results, speed, names, evaluation));
  console.log('benchmarks/RESULTS.md is up to date');
}

/**
 * Marks the learned extractor where it was trained on the pages, or puts in its place what it makes of unseen ones: scores of
 * folds where they are of these pages, else a model that was not trained on them.
 * @param {readonly System[]} systems
 * @param {string} learned
 * @param {ReadonlyMap<string, number> | undefined} heldOut
 * @returns {System[]}
 */
function markSeen(systems, learned, heldOut) {
  const seen = systems.find(({ name }) => name === learned);
  const model = flags['unseen-model'] && basename(flags['unseen-model'], extname(flags['unseen-model']));
  const unseen = systems.find(({ name }) => name === model);
  const others = systems.filter((system) => system !== seen && system !== unseen);
  if (!seen) return others;
  const isJudged = heldOut?.size === seen.pages.length && seen.pages.every(({ id }) => heldOut.has(id));
  if (isJudged)
    return [{ ...seen, name: `${learned} ‡`, pages: seen.pages.map((page) => judged(page, heldOut)) }, ...others];
  return [unseen ? { ...unseen, name: `${learned} ‡` } : { ...seen, name: `${learned} †` }, ...others];
}

/**
 * A page with the F1 of its fold; nothing else is known of it.
 * @param {System['pages'][number]} page
 * @param {ReadonlyMap<string, number>} heldOut
 */
function judged(page, heldOut) {
  const unknown = { precision: Number.NaN, recall: Number.NaN, f1: Number.NaN, score: Number.NaN };
  // Shares of these are NaN, which tables print as a dash.
  const shingles = { tp: Number.POSITIVE_INFINITY, fp: 1, fn: 1 };
  const text = { ...page.text, bag: { ...unknown, f1: heldOut.get(page.id) }, lcs: unknown, shingles };
  return { ...page, text, with: Number.NaN, without: Number.NaN };
}

/**
 * F1 by page id.
 * @param {string} file
 * @returns {Map<string, number>}
 */
function readHeldOut(file) {
  const { heldOut } = JSON.parse(readFileSync(resolve(userFolder, file), 'utf8'));
  return new Map(heldOut.map((/** @type {{ id: string, f1: number }} */ { id, f1 }) => [id, f1]));
}

/**
 * @param {string} dataset
 * @param {readonly string[]} extractors
 * @returns {{ pages: number, ratios: Record<string, number> }}
 */
function measureSpeed(dataset, extractors) {
  const names = [...extractors, 'keep-all'];
  const { status, stdout } = spawnSync(process.execPath, [join(peersFolder, 'speed.mjs'), dataset, ...names], {
    cwd: userFolder,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error('measuring speed failed, see above');
  // Peers may print; what counts is the last line.
  return JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '');
}

/**
 * A section of a Markdown file, without its heading.
 * @param {string} markdown
 * @param {string} title
 */
function sectionOf(markdown, title) {
  return markdown
    .split(/^## /m)
    .find((section) => section.startsWith(`${title}\n`))
    ?.slice(title.length)
    .trim();
}

/**
 * Where the results of peers on a dataset are kept: a name that changes with their versions; adapters are told apart in it.
 * @param {string} folder the dataset's
 */
function cacheFile(folder) {
  const hash = createHash('sha256');
  for (const name of ['package.json', 'adapters/html-to-text.mjs']) hash.update(readFileSync(join(peersFolder, name)));
  mkdirSync(join(peersFolder, '.cache'), { recursive: true });
  return join(peersFolder, '.cache', `${folder}-${hash.digest('hex').slice(0, 12)}.jsonl`);
}

function installPeers() {
  if (existsSync(join(peersFolder, 'node_modules'))) return;
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['install'], { cwd: peersFolder, stdio: 'inherit' });
  if (status !== 0) throw new Error('npm install in benchmarks/peers failed, see above');
}
