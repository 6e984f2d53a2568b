import type { Definition } from '@pith/core';
import { growExtractor } from '../trees/grow.ts';
import { repair } from '../trees/repair.ts';
import { type Material, nudgeExtractor } from '../trees/vary.ts';
import { TOP_RUNG } from './halving.ts';
import type { Propose } from './search.ts';

/** Generations of random settings before any refinement. */
const RANDOM_GENERATIONS = 3;
/** Share of random settings after that, against local optima. */
const RANDOM_SHARE = 0.25;
/** Best settings around which the search goes on. */
const CENTRES = 3;
/** σ of a step as a share of the range, at the beginning; it shrinks to this times `SHRINK` a generation. */
const FIRST_SPREAD = 0.3;
const SHRINK = 0.9;

/** Random search over one extractor's options, then steps in one or two of them around the best three, shorter and shorter. */
export function refine(definition: Definition, material: Material, size: number): Propose {
  return (population, generation, random) => {
    const centres = population.filter(({ rung }) => rung === TOP_RUNG).slice(0, CENTRES);
    const spread = FIRST_SPREAD * SHRINK ** Math.max(0, generation - RANDOM_GENERATIONS);
    return Array.from({ length: size }, (_, n) => {
      const isRandom = generation < RANDOM_GENERATIONS || random() < RANDOM_SHARE;
      const centre = centres[n % centres.length]!.tree;
      let tree = isRandom ? growExtractor(definition, random) : nudgeExtractor(centre, material, spread, random);
      if (!isRandom && random() < 0.5) tree = nudgeExtractor(tree, material, spread, random);
      return repair(tree, material.registry) ?? centre;
    });
  };
}
