import { defineExtractor, electElement, integer } from '@pith/core';
import { findPagelets } from './find-pagelets.ts';

/** LP: the pagelet with the most text. */
export const lp = defineExtractor({
  name: 'lp',
  about: 'Cuts the page into pagelets and keeps the one with the most text.',
  options: {
    links: integer({
      default: 20,
      min: 1,
      max: 60,
      from: 'measured: npm run gate',
      about: 'An element is cut up if one of its children has this many links.',
    }),
  },
  presets: { paper: { links: 3 } },
  run(page, { links }) {
    const sizes = new Float64Array(page.nodeCount);
    for (const node of findPagelets(page, links)) sizes[node] = page.charCount(node);
    const { kept, score } = electElement(page, sizes);
    return { unit: 'textNode', kept, score, signals: [{ name: 'pageletSize', unit: 'element', values: sizes }] };
  },
});
