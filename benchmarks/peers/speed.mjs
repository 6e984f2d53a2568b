// Time of every system as a multiple of parse5's parse-only time, on the same pages in the same process.
// A ratio of interleaved runs says more than milliseconds: it holds on other machines, and load hits all systems alike.
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { openDataset, pageString } from '../../packages/evaluation/dist/index.js';
import { extract } from '../../packages/pith/dist/index.js';

const PAGES = 40;
const ROUNDS = 3;

const [dataset = '', ...extractors] = process.argv.slice(2);
const { parse } = await import(
  pathToFileURL(createRequire(new URL('../../packages/core/package.json', import.meta.url)).resolve('parse5')).href
);

/** @type {Map<string, (html: string, url?: string) => unknown>} */
const systems = new Map([['parse5', (html) => parse(html)]]);
for (const extractor of extractors) systems.set(extractor, (html, url) => extract(html, { url, extractor }).text);
for (const file of readdirSync(new URL('./adapters/', import.meta.url)).filter((name) => name !== 'html-to-text.mjs')) {
  systems.set(file.replace('.mjs', ''), (await import(new URL(`./adapters/${file}`, import.meta.url).href)).extract);
}

const totals = new Map([...systems.keys()].map((name) => [name, 0]));
let count = 0;
for await (const _ of openDataset(dataset).read()) count++;
// Evenly spread: datasets are often sorted by kind.
const step = Math.max(1, Math.floor(count / PAGES));
let pages = 0;
let index = 0;
for await (const example of openDataset(dataset).read()) {
  if (index++ % step !== 0 || pages === PAGES) continue;
  const html = pageString(example);
  // The first page only warms up.
  for (const [name, run] of systems) {
    const ms = await fastest(() => run(html, example.url));
    if (pages > 0) totals.set(name, (totals.get(name) ?? 0) + ms);
  }
  pages++;
}
const base = totals.get('parse5') ?? 1;
const ratios = Object.fromEntries([...totals].map(([name, total]) => [name, total / base]));
process.stdout.write(JSON.stringify({ pages: pages - 1, ratios }));

/** @param {() => unknown} run */
async function fastest(run) {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    try {
      await run();
    } catch {
      // A page that a system cannot do still took its time.
    }
    best = Math.min(best, performance.now() - start);
  }
  return best;
}
