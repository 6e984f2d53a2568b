// npm run bench:structure: how much of the structure that another tool expects is in our HTML and Markdown, and why the rest is not.
import { parseArgs } from 'node:util';
import { keepAll } from '@pith/core';
import { openDataset, pageString } from '@pith/evaluation';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { math, mathHtml } from 'micromark-extension-math';
import { extract, toHtml, toMarkdown } from 'pith';
import { judge } from './judge.mjs';
import { asTable } from './report.mjs';

const HELP = `Usage: npm run bench:structure -- --dataset path/to/dataset [flags]

Compares our HTML and our Markdown with the "expected_html" or "expected_markdown" that a dataset has for its pages.

Flags:
  --dataset <path>     may be repeated
  --extractor <name>   default: that of pith; keep-all leaves selection out of it
  --worst <structure>  also lists the pages that lose most of it in rendering, by their ids
  --help               this text`;

const { values } = parseArgs({
  options: {
    dataset: { type: 'string', short: 'd', multiple: true, default: [] },
    extractor: { type: 'string', short: 'e' },
    worst: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help || values.dataset.length === 0) {
  console.log(HELP);
  process.exitCode = values.help ? 0 : 2;
}
for (const path of values.dataset) {
  const dataset = openDataset(path);
  const { html, markdown, pages } = await judgeAll(dataset);
  console.log(`\n## ${dataset.name}\n\n${pages} pages\n`);
  console.log(`### HTML\n\n${asTable(html)}\n\n### Markdown\n\n${asTable(markdown)}`);
  if (values.worst !== undefined) {
    console.log(`\n${values.worst} lost in HTML: ${worstOf(html, values.worst)}`);
    console.log(`\n${values.worst} lost in Markdown: ${worstOf(markdown, values.worst)}`);
  }
}

/** @param {import('@pith/evaluation').Dataset} dataset */
async function judgeAll(dataset) {
  /** @type {Map<string, Record<string, import('./judge.mjs').Count>>} */
  const html = new Map();
  /** @type {Map<string, Record<string, import('./judge.mjs').Count>>} */
  const markdown = new Map();
  for await (const example of dataset.read()) {
    const { expected_html, expected_markdown } = example.meta;
    const theirs =
      typeof expected_markdown === 'string' ? readMarkdown(expected_markdown) : String(expected_html ?? '');
    const url = example.url ?? 'http://nowhere.invalid/';
    const page = pageString(example);
    const { extraction } = extract(page, { url, extractor: values.extractor });
    const all = keepAll().extract(extraction.page);
    const compare = (/** @type {string} */ ours, /** @type {string} */ everything) =>
      judge({ ours, all: everything, theirs, page, url });
    html.set(example.id, compare(toHtml(extraction), toHtml(all)));
    markdown.set(example.id, compare(readMarkdown(toMarkdown(extraction)), readMarkdown(toMarkdown(all))));
  }
  return { html, markdown, pages: html.size };
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

/** @param {string} markdown */
function readMarkdown(markdown) {
  return micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm(), math()],
    htmlExtensions: [gfmHtml(), mathHtml({ throwOnError: false, strict: 'ignore' })],
  });
}
