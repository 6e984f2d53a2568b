import { extractFromHtml } from '@extractus/article-extractor';
import { htmlToText } from './html-to-text.mjs';

/** @param {string} html @param {string} [url] */
export async function extract(html, url) {
  const article = await extractFromHtml(html, url);
  return htmlToText(article?.content);
}
