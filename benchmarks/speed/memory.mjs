// How much memory a parsed page holds.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parsePage } from '@pith/core';
import { parse } from 'parse5';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

/**
 * Bytes held by all pages at once, as parse5's tree and as our page, without what the HTML itself takes.
 * @param {readonly string[]} pages
 * @returns {{ parse5: number, parsePage: number }}
 */
export function measureMemory(pages) {
  return { parse5: held(pages, (html) => parse(html)), parsePage: held(pages, (html) => parsePage(html)) };
}

/**
 * @param {readonly string[]} pages
 * @param {(html: string) => unknown} read
 * @returns {number}
 */
function held(pages, read) {
  const before = used();
  const results = pages.map(read);
  const bytes = used() - before;
  // Read after measuring, so that nothing is collected earlier.
  return results.length === pages.length ? bytes : 0;
}

/** @returns {number} */
function used() {
  collectGarbage();
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
