import { defineExtractor, TokenKind } from '@pith/core';
import { maxSumSubarray } from '@pith/signal';
import { regionGains } from './region-gains.ts';

/** BTE: the run of tokens with the most words inside and the most tags outside. */
export const bte = defineExtractor({
  name: 'bte',
  about: 'Keeps the one stretch of the page with the most words and the fewest tags.',
  options: {},
  run(page) {
    // A word inside and a tag outside count 1 each; up to a constant that is the sum of +1 for words and −1 for tags inside.
    const worths = Int8Array.from(page.tokens.kind, (kind) => (kind === TokenKind.word ? 1 : -1));
    const region = maxSumSubarray(worths);
    const gains = regionGains(worths, region.sum);
    return {
      unit: 'token',
      kept: new Uint8Array(worths.length).fill(1, region.start, region.end),
      score: gains.map((gain) => 0.5 + Math.max(gain, -1) / 2),
      signals: [{ name: 'regionGain', unit: 'token', values: gains, threshold: 0 }],
    };
  },
});
