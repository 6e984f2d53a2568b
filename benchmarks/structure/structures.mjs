// What a document consists of besides running text, as bags of items by which two documents can be compared.
import { keepAll, parsePage } from '@pith/core';
import { toText } from '@pith/render';

/**
 * @typedef {object} Item
 * @property {string} key two documents that have the structure have items of the same key
 * @property {string} trace what a document without the structure, but with its content, still has: running text, or a part of the markup
 */
/** @typedef {Record<string, Item[]>} Structures */

export const NAMES = Object.freeze(
  'paragraphs headings lists quotes tables code languages inlineCode emphasis formulas footnotes images captions links'.split(
    ' ',
  ),
);
/** Structures whose traces are markup, not text. */
export const IN_MARKUP = new Set(['languages', 'formulas', 'images', 'links']);

const NOTES = new Set(['li', 'p', 'dd']);
const EMPHASIS = new Set(['b', 'strong', 'em', 'i']);
/** Blocks are known by their beginnings: what follows may be cut or go on elsewhere. */
const BEGINNING = 40;

/**
 * Headings without their level (other tools change it), items with their depth, cells, listings line by line.
 * @param {string} html
 * @param {string | undefined} url
 * @returns {Structures}
 */
export function structuresOf(html, url) {
  const page = parsePage(html, { url, hidden: 'keep' });
  /** @type {Structures} */
  const found = Object.fromEntries(NAMES.map((name) => [name, []]));
  /** @param {string} name @param {string} key @param {string} [trace] */
  const add = (name, key, trace = key) => {
    if (key !== '') found[name]?.push({ key, trace });
  };
  const textOf = (/** @type {number} */ node) => page.text.slice(page.textStart[node], page.textEnd(node));
  /** @type {number[]} */
  const items = [];
  let preEnd = 0;
  let rowText = '';
  for (let node = 0; node < page.nodeCount; node++) {
    const name = page.tagName(node);
    const text = squeeze(textOf(node));
    const start = text.slice(0, BEGINNING);
    const classes = page.attribute(node, 'class') ?? '';
    while (items.length > 0 && (items.at(-1) ?? 0) <= node) items.pop();
    if (NOTES.has(name) && /^(?:user-content-fn|pith-)/.test(page.attribute(node, 'id') ?? '')) {
      // In HTML a note has its number and the ways back as the page writes them.
      const note = text.replace(/^[\^↑]?[[(]?\d{0,3}[\]).:]?|↩.*/g, '');
      add('footnotes', note.slice(0, BEGINNING));
    }
    // Whether items hold paragraphs or bare text is a matter of style.
    if (name === 'p' && items.length === 0) add('paragraphs', start);
    else if (/^h[1-6]$/.test(name)) add('headings', text);
    else if (name === 'blockquote') add('quotes', start);
    else if (name === 'figcaption') add('captions', start);
    else if (name === 'li') {
      items.push(page.end[node] ?? 0);
      add('lists', `${items.length} ${start}`, start);
    } else if (name === 'tr') rowText = text;
    else if (name === 'td' || name === 'th') add('tables', text, rowText);
    else if (name === 'pre' && node >= preEnd && !/math/.test(classes)) {
      preEnd = page.end[node] ?? 0;
      const lines = textOf(node).split('\n');
      for (const line of lines) add('code', line.trimEnd().trim() && line.trimEnd(), squeeze(line));
    } else if (name === 'code' && node < preEnd) {
      const language = /language-([\w+#.-]+)/.exec(classes)?.[1] ?? '';
      if (language !== 'math') add('languages', language);
    } else if (name === 'code') {
      if (/math/.test(classes)) add('formulas', text);
      else add('inlineCode', text);
    } else if (EMPHASIS.has(name)) add('emphasis', text);
    else if (name === 'annotation') add('formulas', squeeze(page.rawText(node) ?? ''));
    else if (name === 'img') add('images', lastPart(page.attribute(node, 'src')));
    else if (name === 'a') {
      const href = page.attribute(node, 'href') ?? '';
      const to = address(href, url);
      // Links to parts of the page itself have names of our own in HTML, and none in Markdown.
      if (/^https?:/.test(to) && to.replace(/#.*/, '') !== url) add('links', to, href);
    }
  }
  return found;
}

/** All words of a document. @param {string} html */
export function wordsOf(html) {
  return toText(keepAll().extract(parsePage(html, { hidden: 'keep' })))
    .split(/\s+/)
    .filter(Boolean);
}

/** Text without white space and case, as traces are. @param {string} text */
export const squeeze = (text) => text.replace(/\s+/g, '').toLowerCase();

/** @param {string | undefined} value @param {string | undefined} base */
function address(value = '', base) {
  return URL.canParse(value, base) ? new URL(value, base).href : value;
}

/** The name of an image's file: tools take different ones of the sizes that a page offers. @param {string | undefined} src */
function lastPart(src = '') {
  const path = src.replace(/[?#].*/, '').split('/');
  return path.at(-1) || src;
}
