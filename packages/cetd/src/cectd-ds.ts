import { defineExtractor } from '@pith/core';
import { compositeDensity, thresholdFactor } from './composite-density.ts';
import { extractBySums } from './extract-by-sums.ts';
import { ancestorText, lambda, textRuns, wrapLinkTags } from './options.ts';

/** CECTD-DS: composite text density, which knows links, and density sums. The paper's best variant. */
export const cectdDs = defineExtractor({
  name: 'cectd-ds',
  about: 'Composite text density: keeps the subtrees with many characters per tag and few of them in links.',
  options: { lambda, textRuns, ancestorText, wrapLinkTags },
  presets: { paper: { ancestorText: true } },
  run: (page, options) =>
    extractBySums(page, compositeDensity(page, options.wrapLinkTags), {
      ...options,
      lambda: thresholdFactor(page, options.lambda),
    }),
});
