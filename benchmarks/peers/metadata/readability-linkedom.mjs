import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';

/** @param {string} html */
export function readMetadata(html) {
  const article = new Readability(parseHTML(html).document).parse();
  return {
    title: article?.title,
    byline: article?.byline,
    published: article?.publishedTime,
    language: article?.lang,
    site: article?.siteName,
  };
}
