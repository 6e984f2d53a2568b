import { defineExtractor } from '@pith/core';
import { extractBySums } from './extract-by-sums.ts';
import { ancestorText, lambda, textRuns } from './options.ts';
import { textDensity } from './text-density.ts';

/** CETD-DS: text density (characters per tag) and density sums. */
export const cetdDs = defineExtractor({
  name: 'cetd-ds',
  about: 'Text density: keeps the subtrees with the most characters per tag.',
  options: { lambda, textRuns, ancestorText },
  presets: { paper: { ancestorText: true } },
  run: (page, options) => extractBySums(page, textDensity(page), options),
});
