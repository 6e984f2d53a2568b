import { defineExtractor } from '@pith/core';
import { blurringOptions } from './blurring-options.ts';
import { markText } from './mark-text.ts';
import { tokenLengths } from './token-lengths.ts';

/** CCB: blurs the boundary between text and code, character by character. */
export const ccb = defineExtractor({
  name: 'ccb',
  about: 'Keeps the text around which most characters of the source are text.',
  options: blurringOptions('characters', 40, 0.5),
  presets: { paper: { threshold: 0.75 } },
  run: (page, options) => markText(page, tokenLengths(page), options),
});
