import { boolean, createRegistry, defineExtractor, type Extractor, integer, number, type Page } from '@pith/core';

/** Keeps text nodes by how they stand in the tree as it is then, so that a restricted page gives other answers than a whole one. */
export const byShape = defineExtractor({
  name: 'by-shape',
  about: 'Keeps text nodes by a number made from the tags around and before them.',
  options: {
    modulus: integer({ default: 2, min: 1, max: 7, from: 'test', about: 'Divisor.' }),
    rest: integer({ default: 0, min: 0, max: 6, from: 'test', about: 'Rest to keep.' }),
    invert: boolean({ default: false, from: 'test', about: 'Keep the others.' }),
  },
  run(page, { modulus, rest, invert }) {
    const kept = new Uint8Array(page.nodeCount);
    for (let i = 0; i < page.nodeCount; i++) {
      const shape = page.tagsBefore[i]! + 3 * page.tagCount(page.parent[i]!) + page.charCount(i);
      if (page.isText(i)) kept[i] = (shape % modulus === rest) !== invert ? 1 : 0;
    }
    return { unit: 'textNode', kept };
  },
});

/** Keeps long words: cuts text nodes in pieces. */
export const longWords = defineExtractor({
  name: 'long-words',
  about: 'Keeps words of some length.',
  options: { length: number({ default: 3, min: 0, max: 20, from: 'test', about: 'Shortest word to keep.' }) },
  run(page, { length }) {
    const { tokens, words } = page;
    const kept = new Uint8Array(tokens.count);
    const score = new Float64Array(tokens.count);
    for (let t = 0; t < tokens.count; t++) {
      if (tokens.kind[t] !== 0) continue;
      const word = tokens.ref[t]!;
      kept[t] = words.end[word]! - words.start[word]! >= length ? 1 : 0;
      score[t] = kept[t] ? 0.75 : 0.25;
    }
    return { unit: 'token', kept, score, notes: ['words only'] };
  },
});

export const registry = createRegistry([byShape, longWords], { shape: 'by-shape' });

/** An extractor that breaks the contract. */
export const broken: Extractor = {
  name: 'broken',
  extract() {
    throw new Error('out of order');
  },
};

/** What is kept, character by character. */
export function keptMask(extractor: Extractor, page: Page): string {
  const { kept, bounds } = extractor.extract(page);
  return Array.from(kept, (isKept, k) => (isKept ? '#' : '.').repeat(bounds[k + 1]! - bounds[k]!)).join('');
}
