import { defineExtractor, integer, number } from '@pith/core';
import { scoreAt } from '@pith/signal';
import { countWords, linkShares } from './block-features.ts';

/** Keeps blocks that have enough words and few of them in links. */
export const templateMethod = defineExtractor({
  name: 'template-method',
  about: 'Keeps blocks that have enough words and few of them in links.',
  options: {
    minWords: integer({
      default: 10,
      min: 1,
      max: 200,
      from: 'a starting point, not measured',
      about: 'Words a block must have to count as content.',
    }),
    maxLinkShare: number({
      default: 0.3,
      min: 0,
      max: 1,
      from: 'a starting point, not measured',
      about: 'Largest share of a block that may stand in links.',
    }),
  },
  run(page, { minWords, maxLinkShare }) {
    const words = countWords(page);
    const links = linkShares(page);
    // A block that is mostly links counts as if it had no words, so one signal decides and explains.
    const freeWords = words.map((count, block) => (links[block]! <= maxLinkShare ? count : 0));
    return {
      unit: 'block',
      kept: Uint8Array.from(freeWords, (count) => (count >= minWords ? 1 : 0)),
      score: freeWords.map((count) => scoreAt(count, minWords)),
      signals: [{ name: 'words', unit: 'block', values: freeWords, threshold: minWords }],
    };
  },
});
