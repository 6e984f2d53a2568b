import Parser from '@postlight/parser';
import { htmlToText } from './html-to-text.mjs';

/** @param {string} html @param {string} [url] */
export async function extract(html, url) {
  const options = { html, contentType: 'html', fetchAllPages: false };
  const { content } = await Parser.parse(url ?? 'https://page.example/', options);
  return htmlToText(content);
}
