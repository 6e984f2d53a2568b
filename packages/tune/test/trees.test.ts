import { createRegistry } from '@pith/core';
import { loadPipeline, type MemberData, pipelineDefinition } from '@pith/ensemble';
import { seededRandom } from '@pith/evaluation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { penaltyOf } from '../src/trees/cost.ts';
import { growTree } from '../src/trees/grow.ts';
import { repair } from '../src/trees/repair.ts';
import { drawOption, nudgeOption, searchSpace } from '../src/trees/search-space.ts';
import { depthOf, keyOf, membersOf, nodeAt, pathsOf, replaceAt, sizeOf, toPipelineData } from '../src/trees/tree.ts';
import { crossOver, mutate } from '../src/trees/vary.ts';
import { registry } from './sample.ts';

const material = { registry, definitions: registry.definitions };
const seeds = fc.integer({ min: 1, max: 1e9 });
const treeOf = (seed: number): MemberData => repair(growTree(registry.definitions, 4, seededRandom(seed)), registry)!;
const loads = (tree: MemberData): void => void loadPipeline(toPipelineData(tree), registry);

describe('trees', () => {
  it('that are grown, crossed and mutated are valid by loadPipeline, small, and written one way', () => {
    fc.assert(
      fc.property(seeds, seeds, (a, b) => {
        const random = seededRandom(a ^ b);
        let tree = treeOf(a);
        for (let step = 0; step < 12; step++) {
          tree = step % 2 ? mutate(tree, material, random) : crossOver(tree, treeOf(b + step), material, random);
          loads(tree);
          expect(sizeOf(tree)).toBeLessThanOrEqual(30);
          expect(depthOf(tree)).toBeLessThanOrEqual(5);
          expect(keyOf(repair(tree, registry)!)).toBe(keyOf(tree));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('are repaired', () => {
    const cases: MemberData[] = [
      { vote: ['bte'], quorum: 1 },
      { vote: ['bte', 'bte', 'lqf'], quorum: 9, weights: [0, 7, 1] },
      { vote: ['bte', 'lqf'], weights: [1] },
      { serial: [{ parallel: ['nowhere'] }, 'cetr'] },
    ];
    const repaired = cases.map((tree) => repair(tree, registry)!);
    repaired.forEach(loads);
    expect(repaired[0]).toMatchObject({ extractor: 'bte' });
    expect(repaired[1]).toMatchObject({ quorum: 2, weights: [1, 1] });
    expect(repaired[3]).toMatchObject({ extractor: 'cetr-tm' });
    expect(repair('nowhere', registry)).toBeUndefined();
    expect(repair({ extractor: 'cetr-tm', options: { preset: 'paper' } }, registry)).toBeUndefined();
  });

  it('of a named pipeline are its members, so that they can be varied', () => {
    const pair = { version: 1, name: 'pair', about: 'Both.', vote: ['bte', 'lqf'], quorum: 2 } as const;
    const larger = createRegistry([...registry.definitions, pipelineDefinition(pair, registry)]);
    expect(repair({ serial: ['pair', 'cetr-km'] }, larger)).toEqual(
      repair({ serial: [{ vote: ['bte', 'lqf'], quorum: 2 }, 'cetr-km'] }, registry),
    );
  });

  it('can be taken apart and put together', () => {
    const tree = treeOf(5);
    for (const path of pathsOf(tree)) expect(replaceAt(tree, path, nodeAt(tree, path))).toEqual(tree);
    expect(pathsOf(tree)).toHaveLength(sizeOf(tree));
    expect(membersOf('bte')).toEqual([]);
  });

  it('pay for their size', () => {
    expect(penaltyOf('bte')).toBe(0);
    expect(penaltyOf({ serial: ['bte', 'lqf'] })).toBeCloseTo(0.002);
  });
});

describe('options', () => {
  it('drawn and nudged are valid, and a nudge changes something', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = seededRandom(seed);
        for (const definition of registry.definitions) {
          for (const [name, spec] of Object.entries(searchSpace(definition))) {
            const value = drawOption(spec, random);
            const nudged = nudgeOption(spec, value, 0.15, random);
            expect(definition({ [name]: nudged }).needs).toBeUndefined();
            definition({ [name]: value });
            expect(nudged).not.toEqual(value);
          }
        }
      }),
    );
  });
});
