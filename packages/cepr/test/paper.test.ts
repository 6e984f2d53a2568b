import { type Extractor, keptSpans, parsePage } from '@pith/core';
import { describe, expect, it } from 'vitest';
import { ceprEtpr, ceprSetpr, ceprTpr } from '../src/index.ts';
import { findTextNodes } from '../src/text-nodes.ts';

/** So many characters, so many of them punctuation. */
const text = (length: number, marks: number): string => 'x'.repeat(length - 2 * marks) + ',y'.repeat(marks);

// Examples 2 and 3: a headline of 40 characters, a paragraph, a link of 7, a paragraph; 645 characters in both paragraphs. The
// length and the marks of each paragraph are one solution of the figure that the paper prints.
const page = parsePage(
  `<div><div><div><h1>${text(40, 0)}</h1><p>${text(465, 7)}<a>${text(7, 0)}</a></p><p>${text(180, 4)}</p></div></div></div>`,
);
const etpr = 379139.0625;
const signal = (extractor: Extractor, name: string): number[] => {
  const found = extractor.extract(page).signals.find((candidate) => candidate.name === name)!;
  return Array.from(findTextNodes(page), (node) => found.values[node]!);
};

it('example 2: TPR is the mean length of the text on a path', () => {
  expect(signal(ceprTpr(), 'textPathRatio')).toEqual([40, 322.5, 7, 322.5]);
});

it('ETPR multiplies mean length, mean punctuation and their deviations', () => {
  expect(signal(ceprEtpr({ preset: 'paper' }), 'extendedPathRatio')).toEqual([0, etpr, 0, etpr]);
  // √2 twice: n − 1 instead of n = 2.
  const [, sample] = signal(ceprEtpr({ preset: 'paper', deviation: 'sample' }), 'extendedPathRatio');
  expect(sample).toBeCloseTo(2 * etpr, 6);
});

describe('example 3: smoothing', () => {
  it('gives the link between the paragraphs a share of both', () => {
    const [title, first, link] = signal(ceprSetpr({ preset: 'paper' }), 'smoothedPathRatio');
    expect(title).toBeCloseTo(103910.1193, 3);
    expect(first).toBeCloseTo(171318.8239, 3);
    expect(link).toBeCloseTo(207820.2386, 3);
    // The paper's 207768.206 takes the kernel at three decimals.
    expect((link! / 0.274068619) * 0.274).toBeCloseTo(207768.206, 1);
  });
  it('is plain without radius', () => {
    expect(signal(ceprSetpr({ preset: 'paper', radius: 0 }), 'smoothedPathRatio')).toEqual([0, etpr, 0, etpr]);
  });
  it('keeps the title and the link, which ETPR loses', () => {
    expect(keptSpans(ceprEtpr({ preset: 'paper' }).extract(page))).toEqual([
      [40, 505],
      [512, 692],
    ]);
    expect(keptSpans(ceprSetpr({ preset: 'paper' }).extract(page))).toEqual([[0, 692]]);
  });
});
