import { OptionError } from '@pith/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeTrees, type EncodedTrees, encodeTrees } from '../../src/index.ts';
import { ensembles } from './arbitraries.ts';

describe('encodeTrees', () => {
  it('is undone by decodeTrees, through JSON text, to the bit', () => {
    fc.assert(
      fc.property(ensembles, (trees) => {
        expect(decodeTrees(JSON.parse(JSON.stringify(encodeTrees(trees))))).toEqual(trees);
      }),
    );
  });

  it('writes thresholds once each, in as few digits as give back the float32', () => {
    const encoded = encodeTrees({
      objective: 'squared',
      features: ['a', 'b'],
      outputs: 1,
      step: 1,
      bias: Int32Array.of(0),
      depth: 2,
      roots: Int32Array.of(0),
      feature: Int16Array.of(1, 1, 1, 0, 0, 0, 0),
      threshold: Float32Array.of(0.1, 1 / 3, 0.1, Infinity, Infinity, Infinity, Infinity),
      next: Int32Array.of(1, 3, 5, 3, 4, 5, 6),
      value: Int32Array.of(0, 0, 0, 10, 20, 30, 40),
    });
    expect(encoded).toMatchObject({
      thresholds: [[], [0.1, 0.33333334]],
      nodes: [2, 2, 2, 0, 0, 0, 0],
      cuts: [0, 1, 0],
      leaves: [10, 20, 30, 40],
    });
  });
});

describe('decodeTrees', () => {
  const good: EncodedTrees = {
    format: 'pith-trees-1',
    objective: 'logistic',
    outputs: 1,
    step: 0.5,
    bias: [0],
    features: ['a'],
    thresholds: [[0.5]],
    nodes: [1, 0, 0],
    cuts: [0],
    leaves: [-1, 1],
  };
  it.each<[string, Partial<EncodedTrees>]>([
    ['format must be "pith-trees-1", got "other"', { format: 'other' }],
    ['there is no objective "ranking"', { objective: 'ranking' }],
    ['1 outputs but 2 biases', { bias: [0, 0] }],
    ['nodes, cuts and leaves differ in number', { leaves: [1] }],
    ['node 0 has no feature or threshold', { nodes: [2, 0, 0] }],
    ['node 0 has no feature or threshold', { cuts: [1] }],
    ['the last tree is not complete', { nodes: [1, 1, 0], cuts: [0, 0], leaves: [1] }],
    ['1 trees for 2 outputs', { outputs: 2, bias: [0, 0] }],
  ])('refuses broken data: %s', (fault, change) => {
    expect(() => decodeTrees(good)).not.toThrow();
    expect(() => decodeTrees({ ...good, ...change })).toThrow(new OptionError('option-invalid', `model: ${fault}`));
  });
});
