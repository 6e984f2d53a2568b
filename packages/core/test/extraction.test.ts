import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  keptLengths,
  keptSpans,
  type Marks,
  marksToExtraction,
  maskUnseen,
  parsePage,
  SpanWriter,
} from '../src/index.ts';
import { keptMap, pageWithExtractions } from './random-extraction.ts';

const keptTexts = (html: string, marks: (page: ReturnType<typeof parsePage>) => Marks): string[] => {
  const page = parsePage(html);
  return keptSpans(marksToExtraction(page, marks(page), false)).map((span) => page.text.slice(...span));
};

describe('SpanWriter', () => {
  it('joins neighbours that say the same and passes over empty spans', () => {
    const spans = new SpanWriter();
    spans.write(3, 1, 0.8);
    spans.write(3, 0, 0);
    spans.write(5, 1, 0.8);
    spans.write(6, 1, 0.9);
    spans.write(9, 0, 0.1);
    expect(spans.finish()).toEqual({
      bounds: Int32Array.of(0, 5, 6, 9),
      kept: Uint8Array.of(1, 1, 0),
      score: Float64Array.of(0.8, 0.9, 0.1),
    });
  });
});

describe('marks become spans', () => {
  it('of text nodes, indexed by node', () => {
    expect(
      keptTexts('<p>one<b>two</b>three', (page) => ({
        unit: 'textNode',
        kept: Uint8Array.from(page.tag, (_, node) => (page.tagName(page.parent[node]!) === 'b' ? 1 : 0)),
      })),
    ).toEqual(['two']);
  });

  it('of blocks; the white space behind a block belongs to it', () => {
    expect(keptTexts(' <p>one</p> <p>two</p> ', () => ({ unit: 'block', kept: Uint8Array.of(1, 0) }))).toEqual([
      'one ',
    ]);
    expect(keptTexts(' <p>one</p> <p>two</p> ', () => ({ unit: 'block', kept: Uint8Array.of(0, 1) }))).toEqual([
      'two ',
    ]);
  });

  it('of tokens; the white space behind a word belongs to it', () => {
    const keepWord =
      (word: number) =>
      (page: ReturnType<typeof parsePage>): Marks => ({
        unit: 'token',
        kept: Uint8Array.from(page.tokens.kind, (kind, t) => (kind === 0 && page.tokens.ref[t] === word ? 1 : 0)),
      });
    expect(keptTexts('<p>one <b>two</b> th<i>ree</i></p> <p>four', keepWord(1))).toEqual(['two ']);
    expect(keptTexts('<p>one <b>two</b> th<i>ree</i></p> <p>four', keepWord(2))).toEqual(['three ']);
    expect(keptTexts('<p>one <b>two</b> th<i>ree</i></p> <p>four ', keepWord(3))).toEqual(['four ']);
  });

  it('of lines, by their ends', () => {
    expect(
      keptTexts('<p>one two three', () => ({
        unit: 'line',
        kept: Uint8Array.of(0, 1, 0),
        lineEnds: Int32Array.of(4, 8, 13),
      })),
    ).toEqual(['two ']);
  });

  it('with scores of 1 and 0 unless given, and with all that the marks say', () => {
    const page = parsePage('<p>one</p><p>two');
    const signals = [{ name: 's', unit: 'block' as const, values: Float64Array.of(1, 2) }];
    const plain = marksToExtraction(
      page,
      { unit: 'block', kept: Uint8Array.of(1, 0), signals, notes: ['n'], confidence: 0.9 },
      false,
    );
    expect(plain).toMatchObject({ page, score: Float64Array.of(1, 0), signals, notes: ['n'], confidence: 0.9 });
    const scored = marksToExtraction(
      page,
      { unit: 'block', kept: Uint8Array.of(1, 0), score: Float64Array.of(0.6, 0.2) },
      false,
    );
    expect(scored).toMatchObject({ score: Float64Array.of(0.6, 0.2), signals: [], notes: [] });
  });

  it('on an empty page too', () => {
    const page = parsePage('');
    for (const unit of ['textNode', 'block', 'token'] as const) {
      const { bounds, kept } = marksToExtraction(page, { unit, kept: new Uint8Array(page.nodeCount) }, false);
      expect([bounds, kept]).toEqual([Int32Array.of(0), new Uint8Array()]);
    }
  });
});

describe('maskUnseen', () => {
  it('drops exactly the hidden text', () => {
    fc.assert(
      fc.property(pageWithExtractions(1), ([page, a]) => {
        const everything = {
          ...a!,
          bounds: Int32Array.of(0, page.text.length),
          kept: Uint8Array.of(1),
          score: Float64Array.of(1),
        };
        const expected = Array.from({ length: page.text.length }, (_, i) =>
          page.hidden.some(({ start, end }) => start <= i && i < end) ? '.' : 'K',
        );
        if (page.text !== '') expect(keptMap(maskUnseen(everything, true))).toBe(expected.join(''));
      }),
    );
  });
});

describe('kept text', () => {
  it('is listed as joined spans', () => {
    fc.assert(
      fc.property(pageWithExtractions(1), ([page, a]) => {
        const spans = keptSpans(a!);
        const map = Array<string>(page.text.length).fill('.');
        for (const [start, end] of spans) map.fill('K', start, end);
        expect(map.join('')).toBe(keptMap(a!));
        for (let k = 1; k < spans.length; k++) expect(spans[k]![0]).toBeGreaterThan(spans[k - 1]![1]);
      }),
    );
  });

  it('is counted in any ascending list of intervals', () => {
    fc.assert(
      fc.property(pageWithExtractions(1), fc.array(fc.nat({ max: 60 })), ([, a], cuts) => {
        const bounds = Int32Array.from(cuts).sort();
        const map = keptMap(a!);
        const expected = Array.from(bounds.slice(1), (end, k) => map.slice(bounds[k], end).replaceAll('.', '').length);
        expect([...keptLengths(a!, bounds)]).toEqual(expected);
      }),
    );
  });
});
