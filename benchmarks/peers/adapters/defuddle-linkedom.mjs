import { Defuddle } from 'defuddle/node';
import { parseHTML } from 'linkedom';
import { htmlToText } from './html-to-text.mjs';

/** @param {string} html @param {string} [url] */
export async function extract(html, url) {
  const { document } = parseHTML(html);
  // Without useAsync it may fetch from the network, which no other system does.
  const { content } = await Defuddle(document, url, { useAsync: false });
  return htmlToText(content);
}
