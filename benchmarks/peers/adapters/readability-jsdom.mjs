import { Readability } from '@mozilla/readability';
import { JSDOM } from 'jsdom';
import { htmlToText } from './html-to-text.mjs';

/** @param {string} html @param {string} [url] */
export function extract(html, url) {
  const { window } = new JSDOM(html, url ? { url } : {});
  const content = new Readability(window.document).parse()?.content;
  window.close();
  return htmlToText(content);
}
