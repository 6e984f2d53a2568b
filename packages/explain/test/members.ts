import { defineExtractor, integer, parsePage, type Signal } from '@pith/core';

/** Keeps long blocks. */
export const longBlocks = defineExtractor({
  name: 'long-blocks',
  about: 'Keeps blocks of some length.',
  options: { length: integer({ default: 10, min: 1, max: 999, from: 'test', about: 'Shortest block to keep.' }) },
  run({ blocks }, { length }) {
    const values = Float64Array.from(blocks.start, (start, b) => blocks.end[b]! - start);
    return {
      unit: 'block',
      kept: Uint8Array.from(values, (value) => (value >= length ? 1 : 0)),
      score: values.map((value) => value / (value + length)),
      signals: [{ name: 'length', unit: 'block', values, threshold: length }],
    };
  },
});

/** Keeps words of three letters or more, and has a signal of every unit. */
export const longWords = defineExtractor({
  name: 'long-words',
  about: 'Keeps words of three letters or more.',
  options: {},
  run(page) {
    const { words, tokens, blocks } = page;
    const lineEnds = words.start.map((_, w) => words.start[w + 1] ?? page.dataStart);
    const length = Float64Array.from(words.start, (start, w) => words.end[w]! - start);
    const signals: Signal[] = [
      { name: 'line', unit: 'line', values: length },
      {
        name: 'token',
        unit: 'token',
        values: Float64Array.from(tokens.ref, (ref, t) => (tokens.kind[t] === 0 ? ref : 99)),
      },
      { name: 'textNode', unit: 'textNode', values: Float64Array.from(page.tag, (_, i) => page.charCount(i)) },
      { name: 'element', unit: 'element', values: Float64Array.from(page.tag, (_, i) => page.charCount(i)) },
      { name: 'block', unit: 'block', values: Float64Array.from(blocks.start) },
    ];
    return { unit: 'line', kept: Uint8Array.from(length, (value) => (value >= 3 ? 1 : 0)), lineEnds, signals };
  },
});

export const mill = parsePage(
  '<title>The mill</title><nav><ul><li>Home<li>Tides</ul></nav><main id=m><h1>The mill</h1><p class="lead x">It runs on the moon.</p></main><p hidden>Never seen</p>',
  { url: 'https://example.org/mill' },
);
