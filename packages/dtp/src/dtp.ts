import { boolean, defineExtractor, electElement, integer, number } from '@pith/core';
import { agreeingScore } from '@pith/signal';
import { gatherPlateaus } from './gatherings.ts';
import { findPlateaus } from './plateaus.ts';

/** DTP: the element that gathers the most text with few tags from different branches. */
export const dtp = defineExtractor({
  name: 'dtp',
  about: 'Keeps the element that gathers the most text with few tags, without its children that have none.',
  options: {
    window: integer({
      default: 30,
      min: 5,
      max: 100,
      from: 'measured: npm run gate',
      about: 'Tokens in the window around a word.',
    }),
    ratio: number({
      default: 0.75,
      min: 0.3,
      max: 1.2,
      from: 'measured: npm run gate',
      about: 'A word is on a plateau up to this multiple of the average slope.',
    }),
    purity: number({
      default: 1,
      min: 0,
      max: 4,
      from: 'measured: npm run gate',
      about: 'How much an element loses for words that are on no plateau: exponent of the share that are.',
    }),
    strict: boolean({
      default: false,
      from: 'measured: npm run gate',
      about: 'Keeps only the plateaus of the element.',
    }),
  },
  run(page, { window, ratio, purity, strict }) {
    const { weights, slopes, limit } = findPlateaus(page, window, ratio);
    const { values, hasPlateau } = gatherPlateaus(page, weights, purity);
    const { winner, kept, score } = electElement(page, values);
    if (winner < 0) {
      kept.fill(1);
      score.fill(0.5);
    } else if (strict) {
      for (let i = winner; i < page.end[winner]!; i++) if (weights[i] === 0) kept[i] = 0;
    } else {
      for (let i = winner + 1; i < page.end[winner]!; i = page.end[i]!) {
        if (!hasPlateau[i]) kept.fill(0, i, page.end[i]!);
      }
    }
    return {
      unit: 'textNode',
      kept,
      score: score.map((value, i) => agreeingScore(value, kept[i]!)),
      signals: [
        { name: 'slope', unit: 'token', values: slopes, threshold: limit },
        { name: 'plateauWeight', unit: 'textNode', values: Float64Array.from(weights) },
        { name: 'gatheredWeight', unit: 'element', values },
      ],
      notes: winner < 0 ? ['no element gathers plateaus: the whole page was kept'] : [],
    };
  },
});
