import { OptionError } from '@pith/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeWords, WordTable } from '../../src/index.ts';
import { hashString } from '../../src/words/hash-word.ts';

const table = new WordTable(
  [...Object.entries({ subscribe: -2, because: 0.53 })].reduce(
    (weights, [word, weight]) => weights.set(hashString(word), weight),
    new Map<number, number>(),
  ),
);

describe('WordTable', () => {
  it('knows the weights of its words in sixteenths, and 0 for others', () => {
    expect(['subscribe', 'because', 'ferry'].map((word) => table.weight(hashString(word)))).toEqual([-2, 0.5, 0]);
  });

  it('is given back by its encoding, through JSON text', () => {
    const words = fc.uniqueArray(fc.integer({ min: 0, max: 2 ** 24 - 1 }), { maxLength: 60 });
    const weight = fc.integer({ min: -64, max: 64 }).map((steps) => steps / 16);
    fc.assert(
      fc.property(words, fc.array(weight, { minLength: 60, maxLength: 60 }), (hashes, weights) => {
        const first = new WordTable(new Map(hashes.map((hash, i) => [hash, weights[i]!])));
        const again = decodeWords(JSON.parse(JSON.stringify(first.encode())));
        expect(hashes.map((hash) => again.weight(hash))).toEqual(hashes.map((hash) => first.weight(hash)));
        expect(again.encode()).toEqual(first.encode());
      }),
    );
  });

  it('refuses other data', () => {
    expect(() => decodeWords({ gaps: [1, 2], weights: [1] })).toThrow(OptionError);
  });
});
