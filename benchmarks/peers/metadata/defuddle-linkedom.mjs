import { Defuddle } from 'defuddle/node';
import { parseHTML } from 'linkedom';

/** @param {string} html @param {string} [url] */
export async function readMetadata(html, url) {
  // Without useAsync it may fetch from the network, which no other system does.
  const { title, author, published, language, site } = await Defuddle(parseHTML(html).document, url, {
    useAsync: false,
  });
  return { title, byline: author, published, language, site };
}
