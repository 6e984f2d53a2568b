import { defineExtractor, integer, number } from '@pith/core';
import { scoreAt } from '@pith/signal';
import { detectLanguage } from './detect-language.ts';
import { stopWordRatios } from './stop-word-ratios.ts';
import { languageCode } from './stop-words.ts';
import { wordMasks } from './word-masks.ts';

/** Share of stop words in English prose: what `ratio` was measured against. */
const ENGLISH_RATIO = 0.4;

/** Share of stop words in prose below which the list is not the one of the page's language. */
const FOREIGN_RATIO = 0.03;

/** SW: text reads like sentences when enough of its words are stop words. */
export const sw = defineExtractor({
  name: 'sw',
  about: 'Keeps the text with enough stop words (the, of, and …) of the language of the page.',
  options: {
    ratio: number({
      default: 0.15,
      min: 0.05,
      max: 0.5,
      from: 'measured: npm run gate',
      about: 'Share of stop words from which text is content.',
    }),
    minWords: integer({
      default: 3,
      min: 1,
      max: 20,
      from: 'our choice',
      about: 'Text with fewer words is judged by the block it stands in.',
    }),
  },
  run(page, { ratio, minWords }) {
    const masks = wordMasks(page);
    const language = detectLanguage(page, masks);
    const isStopWord = Uint8Array.from(masks, (mask) => (language < 0 ? 0 : (mask >> language) & 1));
    const { ratios, proseRatio } = stopWordRatios(page, isStopWord, minWords);
    if (proseRatio < FOREIGN_RATIO) {
      return {
        unit: 'textNode',
        kept: new Uint8Array(page.nodeCount).fill(1),
        score: new Float64Array(page.nodeCount).fill(0.5),
        notes: ['no list of stop words fits the language of the page: everything was kept'],
      };
    }
    // Deviation: lists differ in length and languages in grammar, so the threshold falls with what the page's own prose has.
    const threshold = ratio * Math.min(proseRatio / ENGLISH_RATIO, 1);
    return {
      unit: 'textNode',
      kept: Uint8Array.from(ratios, (value) => (value >= threshold ? 1 : 0)),
      score: ratios.map((value) => scoreAt(value, threshold)),
      signals: [{ name: 'stopWordRatio', unit: 'textNode', values: ratios, threshold }],
      notes: [`stop words: ${languageCode(language)}`],
    };
  },
});
