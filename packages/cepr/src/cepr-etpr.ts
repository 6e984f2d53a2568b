import { boolean, choice, defineExtractor, number } from '@pith/core';
import { extendedPathRatios, nodeRatios } from './path-ratios.ts';
import { findTagPaths } from './tag-paths.ts';
import { findTextNodes } from './text-nodes.ts';
import { keepByThreshold } from './threshold.ts';

/** CEPR-ETPR: keeps text nodes on tag paths whose text is long, punctuated and varied. */
export const ceprEtpr = defineExtractor({
  name: 'cepr-etpr',
  about: 'Keeps text on tag paths whose text nodes are long, punctuated and varied.',
  options: {
    lambda: number({
      default: 1.5,
      min: 0,
      max: 3,
      from: 'measured: npm run gate',
      about: 'Ratio a text node must reach, in standard deviations of all ratios; higher keeps less.',
    }),
    logScale: boolean({
      default: true,
      from: 'measured: npm run gate',
      about: 'Compare logarithms of ratios, so that one giant path does not set a threshold that no other reaches.',
    }),
    deviation: choice({
      choices: ['population', 'sample'],
      default: 'population',
      from: 'paper, example 3',
      about: 'Which standard deviation measures how varied a path is.',
    }),
  },
  presets: { paper: { lambda: 0.7, logScale: false } },
  run(page, { lambda, logScale, deviation }) {
    const nodes = findTextNodes(page);
    const paths = findTagPaths(page);
    const ratios = nodeRatios(nodes, paths, extendedPathRatios(page, nodes, paths, deviation));
    const values = logScale ? ratios.map(Math.log1p) : ratios;
    return keepByThreshold(page, nodes, { name: 'extendedPathRatio', values }, lambda);
  },
});
