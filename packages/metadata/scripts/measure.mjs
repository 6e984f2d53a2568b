// How often metadata is right: node packages/metadata/scripts/measure.mjs --dataset path/to/dataset [--peer module]…
// A peer is a module that exports `readMetadata(html, url)` and gives strings, see benchmarks/peers/metadata.
import { createHash } from 'node:crypto';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build, install } from '../../../scripts/bootstrap.mjs';
import { importBuilt } from '../../../scripts/evaluate.mjs';
import { compare } from './matches.mjs';

const { values: flags } = parseArgs({
  options: {
    dataset: { type: 'string', short: 'd', multiple: true, default: [] },
    peer: { type: 'string', short: 'p', multiple: true, default: [] },
  },
});
install();
for (const name of ['@pith/evaluation...', '@pith/metadata...']) {
  if (build(name) !== 0) throw new Error('the build failed, see above');
}
const { openDataset } = await importBuilt('evaluation');
const { parsePage } = await importBuilt('core');
const { readMetadata } = await importBuilt('metadata');

/** @type {Map<string, (html: string, url?: string) => unknown>} */
const systems = new Map([['pith', (html, url) => readMetadata(parsePage(html, { url }))]]);
for (const path of flags.peer) {
  const peer = await import(pathToFileURL(resolve(path)).href);
  systems.set(basename(path, '.mjs'), peer.readMetadata);
}
for (const path of flags.dataset) await measure(openDataset(path));

/** @param {any} dataset */
async function measure(dataset) {
  /** @type {Map<string, { pages: number, equal: number, match: number, missing: number, none: number, given: number }>} */
  const rows = new Map();
  for await (const { url, group, language, meta, html } of dataset.read()) {
    const gold = goldOf(meta, language);
    const page = pageString(html());
    for (const [system, read] of systems) {
      const found = await readSafely(read, page, url);
      for (const [field, wanted] of Object.entries(gold)) {
        for (const part of ['all', halfOf(group)]) count(`${field}\t${system}\t${part}`, field, wanted, found[field]);
      }
    }
  }
  console.log(`\n${dataset.name}\nfield\tsystem\tpages\tn\tmatch\tequal\tmissing\tgiven where gold has none`);
  for (const [key, row] of [...rows].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const share = (/** @type {number} */ n) => (row.pages === 0 ? '–' : (n / row.pages).toFixed(3));
    if (row.pages > 0)
      console.log(
        [key, row.pages, share(row.match), share(row.equal), row.missing, `${row.given}/${row.none}`].join('\t'),
      );
  }

  /** @param {string} key @param {string} field @param {string | undefined} wanted @param {string | undefined} value */
  function count(key, field, wanted, value) {
    const row = rows.get(key) ?? { pages: 0, equal: 0, match: 0, missing: 0, none: 0, given: 0 };
    rows.set(key, row);
    if (wanted === undefined) {
      row.none++;
      if (value !== undefined) row.given++;
      return;
    }
    row.pages++;
    const verdict =
      value === undefined ? 'missing' : compare[/** @type {import('./matches.mjs').Field} */ (field)](wanted, value);
    if (verdict === 'missing') row.missing++;
    if (verdict === 'equal') row.equal++;
    if (verdict === 'equal' || verdict === 'match') row.match++;
  }
}

/**
 * A page's gold values, under the names datasets give them; absent where there is none.
 * @param {any} meta
 * @param {string | undefined} language
 * @returns {Record<string, string | undefined>}
 */
function goldOf(meta, language) {
  const expected = meta.expected_metadata ?? {};
  const text = (/** @type {unknown[]} */ ...values) =>
    values.find((value) => typeof value === 'string' && value !== '' && value !== 'NaT');
  return {
    title: text(meta.title, meta.meta_title, expected.title),
    byline: text(meta.author, meta.meta_author, meta.meta_authors, expected.byline, expected.author),
    published: text(meta.publish_date, meta.meta_date, expected.publishedTime, expected.published),
    language: text(expected.lang, language),
    site: text(expected.siteName, expected.site),
  };
}

/** @param {any} read @param {string} page @param {string | undefined} url @returns {Promise<Record<string, string | undefined>>} */
async function readSafely(read, page, url) {
  /** @type {any} */
  let found = {};
  try {
    found = (await read(page, url)) ?? {};
  } catch {
    // A system that fails on a page has said nothing about it.
  }
  return Object.fromEntries(
    Object.keys(compare).map((field) => [field, [found[field]].flat().join(', ') || undefined]),
  );
}

/** Weights were chosen on one half of the domains; the other tells how they do elsewhere. @param {string} group */
function halfOf(group) {
  return (createHash('sha256').update(group).digest()[0] ?? 0) % 2 === 0 ? 'tuned on' : 'held out';
}

/** @param {string | Uint8Array} html */
function pageString(html) {
  return typeof html === 'string' ? html : new TextDecoder().decode(html);
}
