import { boxBlur, mean } from '@pith/signal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blurSegments } from '../src/blur-segments.ts';
import type { Segments } from '../src/segments.ts';

/** Alternating segments of the given lengths; the first is code. */
const segments = (lengths: readonly number[]): Segments => ({
  bounds: Int32Array.from({ length: lengths.length + 1 }, (_, k) => k),
  isText: Uint8Array.from(lengths, (_, k) => k % 2),
  length: Float64Array.from(lengths),
});

/** The paper's way: one cell per character. */
function blurCharacters({ isText, length }: Segments, radius: number, iterations: number): number[] {
  let cells: Float64Array = Float64Array.from([...length].flatMap((width, k) => Array<number>(width).fill(isText[k]!)));
  for (let pass = 0; pass < 2 * iterations; pass++) cells = boxBlur(cells, radius);
  let start = 0;
  return Array.from(length, (width) => {
    start += width;
    return mean(cells.subarray(start - width, start));
  });
}

describe('blurSegments', () => {
  it('by hand: two box filters of radius 1 over 0 0 0 1 1', () => {
    // → 0 0 ⅓ ⅔ 1 → 0 1/9 ⅓ ⅔ 5/6
    const [code, text] = blurSegments(segments([3, 2]), 1, 1);
    expect(code).toBeCloseTo(4 / 27);
    expect(text).toBeCloseTo(0.75);
  });

  it('keeps a page of text at 1 and a page of code at 0', () => {
    expect([...blurSegments(segments([0, 500]), 20, 3)]).toEqual([0, 1]);
    expect([...blurSegments(segments([500]), 20, 3)]).toEqual([0]);
    expect([...blurSegments(segments([]), 20, 3)]).toEqual([]);
  });

  const widths = fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 30 });

  it('is what blurring every character gives, for boxes of up to 9 cells', () => {
    fc.assert(
      fc.property(
        widths,
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 4 }),
        (lengths, radius, iterations) => {
          const exact = blurCharacters(segments(lengths), radius, iterations);
          blurSegments(segments(lengths), radius, iterations).forEach((value, k) => {
            // Long stretches of code are cut short, which does not change the text around them.
            if (k % 2 === 1) expect(value).toBeCloseTo(exact[k]!, 9);
          });
        },
      ),
    );
  });

  it('is within 0.03 of what blurring every character gives, for wider boxes', () => {
    fc.assert(
      fc.property(widths, fc.integer({ min: 5, max: 40 }), (inner, radius) => {
        // The last cell is cut short and still counts as one, which a short stretch at the end would feel.
        const lengths = [300, ...inner, 300];
        const exact = blurCharacters(segments(lengths), radius, 3);
        blurSegments(segments(lengths), radius, 3).forEach((value, k) => {
          if (k % 2 === 1) expect(Math.abs(value - exact[k]!)).toBeLessThan(0.03);
        });
      }),
    );
  });
});
