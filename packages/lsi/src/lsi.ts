import { boolean, defineExtractor, electElement } from '@pith/core';
import { sizeIncreases } from './size-increases.ts';

/** LSI: the element that adds the most text to its largest child. */
export const lsi = defineExtractor({
  name: 'lsi',
  about: 'Keeps the element that adds the most text to its largest child.',
  options: {
    nonLink: boolean({
      default: true,
      from: 'measured: npm run gate',
      about: 'Measures text outside links only.',
    }),
  },
  presets: { paper: { nonLink: false } },
  run(page, { nonLink }) {
    const increases = sizeIncreases(page, nonLink);
    const { kept, score } = electElement(page, increases);
    return { unit: 'textNode', kept, score, signals: [{ name: 'sizeIncrease', unit: 'element', values: increases }] };
  },
});
