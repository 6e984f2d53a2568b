import fc from 'fast-check';
import type { Objective, Trees } from '../../src/index.ts';

const FEATURES = ['words', 'links', 'depth'];

/** One node in level order: a split while the tree has room and the draw says so, otherwise a leaf. */
const node = fc.record({
  split: fc.boolean(),
  feature: fc.nat(FEATURES.length - 1),
  // JSON has no -0, and a comparison cannot tell it from 0.
  threshold: fc.float({ noNaN: true, noDefaultInfinity: true }).map((any) => any + 0),
  leaf: fc.integer({ min: -5000, max: 5000 }),
});

/** Ensembles of up to 6 trees, each at most 15 nodes. */
export const ensembles: fc.Arbitrary<Trees> = fc
  .record({
    objective: fc.constantFrom<Objective>('logistic', 'softmax', 'squared'),
    drawn: fc.array(fc.array(node, { minLength: 15, maxLength: 15 }), { minLength: 3, maxLength: 6 }),
    bias: fc.array(fc.integer({ min: -999, max: 999 }), { minLength: 3, maxLength: 3 }),
  })
  .map(({ objective, drawn, bias }) => {
    const outputs = objective === 'softmax' ? 3 : 1;
    const roots: number[] = [];
    const feature: number[] = [];
    const threshold: number[] = [];
    const next: number[] = [];
    const value: number[] = [];
    let depth = 0;
    for (const draws of drawn.slice(0, drawn.length - (drawn.length % outputs))) {
      const root = feature.length;
      roots.push(root);
      const level = [0];
      for (let i = 0, end = 1; i < end; i++) {
        const draw = draws[i]!;
        const split = draw.split && end + 2 <= draws.length;
        feature.push(split ? draw.feature : 0);
        threshold.push(split ? draw.threshold : Number.POSITIVE_INFINITY);
        next.push(split ? root + end : root + i);
        value.push(split ? 0 : draw.leaf);
        depth = Math.max(depth, level[i]!);
        if (!split) continue;
        level[end] = level[i]! + 1;
        level[end + 1] = level[i]! + 1;
        end += 2;
      }
    }
    return {
      objective,
      features: FEATURES,
      outputs,
      step: 2 ** -10,
      bias: Int32Array.from(bias.slice(0, outputs)),
      depth,
      roots: Int32Array.from(roots),
      feature: Int16Array.from(feature),
      threshold: Float32Array.from(threshold),
      next: Int32Array.from(next),
      value: Int32Array.from(value),
    };
  });
