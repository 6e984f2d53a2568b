import { boolean, choice, defineExtractor, integer, number } from '@pith/core';
import { pathDistances } from './path-distance.ts';
import { extendedPathRatios, nodeRatios } from './path-ratios.ts';
import { smoothRatios } from './smooth-ratios.ts';
import { findTagPaths } from './tag-paths.ts';
import { findTextNodes } from './text-nodes.ts';
import { keepByThreshold } from './threshold.ts';

/** CEPR-SETPR: CEPR-ETPR with ratios smoothed over neighbours, the more the closer their tag paths are. */
export const ceprSetpr = defineExtractor({
  name: 'cepr-setpr',
  about: 'Keeps text on long, punctuated, varied tag paths, and short text next to it on similar paths.',
  options: {
    lambda: number({
      default: 1.9,
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
    radius: integer({
      default: 4,
      min: 0,
      max: 5,
      from: 'measured: npm run gate',
      about: 'Neighbours on each side that a ratio is smoothed over.',
    }),
    alpha: number({
      default: 3,
      min: 0,
      max: 3,
      from: 'measured: npm run gate',
      about: 'How fast the weight of a neighbour falls with the distance of its path; 0 ignores paths.',
    }),
    distance: choice({
      choices: ['tags', 'characters'],
      default: 'tags',
      from: 'paper, example 3',
      about: 'Unit in which the edit distance of two paths is counted.',
    }),
    weight: choice({
      choices: ['inverse', 'shifted'],
      default: 'inverse',
      from: 'paper, example 3',
      about: 'Weight of a neighbour at distance d: 1 / d^alpha or 1 / (1 + d)^alpha.',
    }),
    normalise: boolean({
      default: false,
      from: 'paper §4',
      about: 'Divide a smoothed ratio by the weights that went into it.',
    }),
    deviation: choice({
      choices: ['population', 'sample'],
      default: 'population',
      from: 'paper, example 3',
      about: 'Which standard deviation measures how varied a path is.',
    }),
  },
  presets: { paper: { lambda: 0.8, logScale: false, radius: 1, alpha: 1 } },
  run(page, { lambda, logScale, deviation, distance, ...smoothing }) {
    const nodes = findTextNodes(page);
    const paths = findTagPaths(page);
    const ratios = nodeRatios(nodes, paths, extendedPathRatios(page, nodes, paths, deviation));
    const distanceOf = pathDistances(paths, page.tagNames, distance);
    const smoothed = smoothRatios(
      ratios,
      (i, j) => distanceOf(paths.ofNode[nodes[i]!]!, paths.ofNode[nodes[j]!]!),
      smoothing,
    );
    const comparable = (values: Float64Array): Float64Array => (logScale ? values.map(Math.log1p) : values);
    return keepByThreshold(page, nodes, { name: 'smoothedPathRatio', values: comparable(smoothed) }, lambda, {
      name: 'extendedPathRatio',
      values: comparable(ratios),
    });
  },
});
