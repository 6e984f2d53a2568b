import { defineExtractor, number } from '@pith/core';
import { nodeRatios, textPathRatios } from './path-ratios.ts';
import { findTagPaths } from './tag-paths.ts';
import { findTextNodes } from './text-nodes.ts';
import { keepByThreshold } from './threshold.ts';

/** CEPR-TPR: keeps text nodes on tag paths whose text is long on average. */
export const ceprTpr = defineExtractor({
  name: 'cepr-tpr',
  about: 'Keeps text on tag paths whose text nodes are long on average.',
  options: {
    lambda: number({
      default: 0.9,
      min: 0,
      max: 3,
      from: 'measured: npm run gate',
      about: 'Ratio a text node must reach, in standard deviations of all ratios; higher keeps less.',
    }),
  },
  presets: { paper: { lambda: 1.7 } },
  run(page, { lambda }) {
    const nodes = findTextNodes(page);
    const paths = findTagPaths(page);
    const ratios = nodeRatios(nodes, paths, textPathRatios(page, nodes, paths));
    return keepByThreshold(page, nodes, { name: 'textPathRatio', values: ratios }, lambda);
  },
});
