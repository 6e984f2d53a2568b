import { defineExtractor, linkQuotas, number } from '@pith/core';
import { scoreAt } from '@pith/signal';

/** LQF: drops every block element, from the top down, whose link quota is too high. */
export const lqf = defineExtractor({
  name: 'lqf',
  about: 'Drops the blocks whose text is mostly inside links.',
  options: {
    quota: number({
      default: 0.75,
      min: 0.2,
      max: 1,
      from: 'measured: npm run gate',
      about: 'Share of link text from which a block is dropped.',
    }),
  },
  presets: { paper: { quota: 0.5 } },
  run(page, { quota }) {
    // A block is dropped with all that is in it, so a text's fate is the largest quota of the blocks around it.
    const quotas = linkQuotas(page);
    return {
      unit: 'textNode',
      kept: Uint8Array.from(quotas, (value) => (value < quota ? 1 : 0)),
      score: quotas.map((value) => 1 - scoreAt(value, quota)),
      signals: [{ name: 'linkQuota', unit: 'textNode', values: quotas, threshold: quota }],
    };
  },
});
