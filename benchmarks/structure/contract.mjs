// The laws of rendering, checked on a page.
import { keepAll, parsePage } from '@pith/core';
import { parseFragment, serialize } from 'parse5';
import { toHtml, toMarkdown, toText } from 'pith';
import { readMarkdown } from './read-markdown.mjs';

/** @typedef {import('@pith/core').Extraction} Extraction */

const EMBEDS = new Set(['iframe', 'video', 'audio', 'embed', 'object']);

/** What the laws are about, each the name of a law and whether an extraction keeps it. @type {Record<string, (extraction: Extraction) => boolean>} */
export const LAWS = {
  'text has the kept words, in their order': (extraction) =>
    isSame(wordsOf(keepAll().extract(parsePage(`<pre>\n${asMarkup(toText(extraction))}`))), wordsOf(extraction)),
  'HTML has the kept words, in their order, and link texts of embedded documents': (extraction) => {
    const kept = proper(wordsOf(extraction));
    const added = titlesOf(extraction.page);
    let at = 0;
    for (const word of proper(wordsOf(again(withoutFormulas(toHtml(extraction)))))) {
      if (word === kept[at]) at++;
      else if (!added.has(word) && !/^https?:/.test(word)) return false;
    }
    return at === kept.length;
  },
  'HTML rendered again is the same': (extraction) => {
    const html = toHtml(extraction);
    return toHtml(again(html, extraction.page.url)) === html;
  },
  'HTML is read as it was written': (extraction) => {
    const html = toHtml(extraction);
    return serialize(parseFragment(html)).replaceAll('&nbsp;', '\u00a0') === plain(html);
  },
  'Markdown has the words of the HTML': (extraction) =>
    isSame(
      proper(wordsOf(again(withoutNotes(readMarkdown(toMarkdown(extraction)))))).sort(),
      proper(wordsOf(again(withoutFormulas(toHtml(extraction))))).sort(),
    ),
};

/**
 * Words that have letters, and of those the part from the first letter to the last: numbers of lines and notes, and a heading's link
 * to itself ("Fields¶"), may go.
 * @param {string[]} words
 */
const proper = (words) => words.map((word) => /\p{L}.*\p{L}/u.exec(word)?.[0] ?? '').filter(Boolean);

/** @param {readonly string[]} a @param {readonly string[]} b */
const isSame = (a, b) => a.length === b.length && a.every((word, i) => word === b[i]);

/** @param {string} html @param {string} [url] */
const again = (html, url) => keepAll().extract(parsePage(html, { url, hidden: 'keep' }));

/** The words of a page that are kept, as core counts words, and those of data segments. @param {Extraction} extraction @returns {string[]} */
function wordsOf({ page, bounds, kept }) {
  const { count, start, end } = page.words;
  const words = [];
  for (let i = 0, span = 0; i < count; i++) {
    while ((bounds[span + 1] ?? 0) <= (start[i] ?? 0)) span++;
    if (kept[span]) words.push(page.text.slice(start[i], end[i]));
  }
  for (const [from, to] of page.dataSpans) {
    if (kept[bounds.findIndex((bound) => bound > from) - 1])
      words.push(...page.text.slice(from, to).trim().split(/\s+/));
  }
  return words;
}

/** HTML as parse5 writes it. @param {string} html */
const plain = (html) => html.replace(/="[^"]*"/g, (value) => value.replaceAll('&lt;', '<').replaceAll('&gt;', '>'));

/** @param {string} text */
const asMarkup = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Words of the titles of embedded documents. @param {import('@pith/core').Page} page @returns {Set<string>} */
function titlesOf(page) {
  const words = new Set();
  for (let node = 0; node < page.nodeCount; node++) {
    const title = page.attribute(node, 'title') ?? page.attribute(node, 'aria-label');
    if (title !== undefined && EMBEDS.has(page.tagName(node)))
      for (const word of proper(title.split(/\s+/))) words.add(word);
  }
  return words;
}

/** @param {string} html */
const withoutFormulas = (html) =>
  html.replace(/<math[\s\S]*?<\/math>/g, ' ').replace(/<code class="language-math[^>]*>[^<]*<\/code>/g, ' ');

/** Without what reading Markdown adds for notes and formulas. @param {string} html */
const withoutNotes = (html) =>
  html
    .replace(/<span class="katex">[\s\S]*?<\/math><\/span>[\s\S]*?(?=<\/?(?:p|h\d|li|td|div)\b)/g, ' ')
    .replace(/<h2 id="footnote-label"[^>]*>[^<]*<\/h2>/, '');
