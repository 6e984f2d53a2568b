// Markdown as HTML, read as GFM with formulas between dollar signs.
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { math, mathHtml } from 'micromark-extension-math';

/** @param {string} markdown */
export function readMarkdown(markdown) {
  return micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm(), math()],
    htmlExtensions: [gfmHtml(), mathHtml({ throwOnError: false, strict: 'ignore' })],
  });
}
