import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { htmlToText } from './html-to-text.mjs';

/** @param {string} html */
export function extract(html) {
  const { document } = parseHTML(html);
  return htmlToText(new Readability(document).parse()?.content);
}
