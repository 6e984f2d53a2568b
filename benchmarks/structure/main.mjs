// npm run bench:structure: how much of the structure that another tool expects is in our HTML and Markdown, and why the rest is not.
import { parseArgs } from 'node:util';
import { keepAll } from '@pith/core';
import { openDataset, pageString } from '@pith/evaluation';
import { extract, toHtml, toMarkdown } from 'pith';
import { LAWS } from './contract.mjs';
import { judge } from './judge.mjs';
import { readMarkdown } from './read-markdown.mjs';
import { asTable } from './report.mjs';

const HELP = `Usage: npm run bench:structure -- --dataset path/to/dataset [flags]

Compares our HTML and our Markdown with the "expected_html" or "expected_markdown" that a dataset has for its pages.

Flags:
  --dataset <path>     may be repeated
  --extractor <name>   default: that of pith; keep-all leaves selection out of it
  --worst <structure>  also lists the pages that lose most of it in rendering, by their ids
  --laws               checks the laws of rendering on the pages instead; any dataset will do
  --every <n>          only every n-th page
  --help               this text`;

const { values } = parseArgs({
  options: {
    dataset: { type: 'string', short: 'd', multiple: true, default: [] },
    extractor: { type: 'string', short: 'e' },
    worst: { type: 'string' },
    laws: { type: 'boolean', default: false },
    every: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help || values.dataset.length === 0) {
  console.log(HELP);
  process.exitCode = values.help ? 0 : 2;
}
for (const path of values.dataset) {
  const dataset = openDataset(path);
  console.log(`\n## ${dataset.name}\n`);
  await (values.laws ? checkLaws(dataset) : compare(dataset));
}

/** @param {import('@pith/evaluation').Dataset} dataset */
async function* pagesOf(dataset) {
  let number = 0;
  for await (const example of dataset.read()) {
    if (number++ % Number(values.every) !== 0) continue;
    const url = example.url ?? 'http://nowhere.invalid/';
    const page = pageString(example);
    const { extraction } = extract(page, { url, extractor: values.extractor });
    yield { id: example.id, meta: example.meta, url, page, extraction };
  }
}

/** @param {import('@pith/evaluation').Dataset} dataset */
async function checkLaws(dataset) {
  /** @type {Map<string, string[]>} */
  const broken = new Map(Object.keys(LAWS).map((law) => [law, []]));
  let pages = 0;
  for await (const { id, extraction } of pagesOf(dataset)) {
    pages++;
    for (const [law, holds] of Object.entries(LAWS)) if (!holds(extraction)) broken.get(law)?.push(id);
  }
  console.log(`${pages} pages\n`);
  for (const [law, ids] of broken) console.log(`- ${law}: not on ${ids.length} pages ${ids.join(' ')}`);
}

/** @param {import('@pith/evaluation').Dataset} dataset */
async function compare(dataset) {
  /** @type {Map<string, Record<string, import('./judge.mjs').Count>>} */
  const html = new Map();
  /** @type {Map<string, Record<string, import('./judge.mjs').Count>>} */
  const markdown = new Map();
  for await (const { id, meta, url, page, extraction } of pagesOf(dataset)) {
    const { expected_html, expected_markdown } = meta;
    const theirs =
      typeof expected_markdown === 'string' ? readMarkdown(expected_markdown) : String(expected_html ?? '');
    const all = keepAll().extract(extraction.page);
    const judged = (/** @type {string} */ ours, /** @type {string} */ everything) =>
      judge({ ours, all: everything, theirs, page, url });
    html.set(id, judged(toHtml(extraction), toHtml(all)));
    markdown.set(id, judged(readMarkdown(toMarkdown(extraction)), readMarkdown(toMarkdown(all))));
  }
  console.log(`${html.size} pages\n\n### HTML\n\n${asTable(html)}\n\n### Markdown\n\n${asTable(markdown)}`);
  if (values.worst === undefined) return;
  console.log(`\n${values.worst} lost in HTML: ${worstOf(html, values.worst)}`);
  console.log(`\n${values.worst} lost in Markdown: ${worstOf(markdown, values.worst)}`);
}

/** @param {ReadonlyMap<string, Record<string, import('./judge.mjs').Count>>} pages @param {string} structure */
function worstOf(pages, structure) {
  return [...pages]
    .map(([id, counts]) => ({ id, lost: counts[structure]?.lost ?? 0 }))
    .filter(({ lost }) => lost > 0)
    .sort((a, b) => b.lost - a.lost)
    .map(({ id, lost }) => `${id} (${lost})`)
    .join(', ');
}
