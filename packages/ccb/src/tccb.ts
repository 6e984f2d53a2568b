import { defineExtractor } from '@pith/core';
import { blurringOptions } from './blurring-options.ts';
import { markText } from './mark-text.ts';

/** TCCB: CCB over tokens, so that long words and long tags weigh no more than short ones. */
export const tccb = defineExtractor({
  name: 'tccb',
  about: 'Keeps the text around which most tokens are words.',
  options: blurringOptions('tokens', 25, 0.5),
  presets: { paper: { threshold: 0.75 } },
  run: (page, options) => markText(page, () => 1, options),
});
