import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Extraction,
  intersection,
  keepAll,
  keptSpans,
  liftExtraction,
  marksToExtraction,
  type Page,
  parsePage,
} from '../src/index.ts';
import { extractionOf, keptMap, pageWithExtractions, scoreMap } from './random-extraction.ts';

/** All that makes two pages equal, except where they were cut from. */
const contentOf = (page: Page): Record<string, unknown> => {
  const { restriction, source, ...rest } = page;
  const nodes = Array.from({ length: page.nodeCount }, (_, node) => [page.attributes(node), page.rawText(node)]);
  return { ...rest, nodes, blocks: page.blocks, words: page.words, tokens: page.tokens };
};
const keepBlocks = (page: Page, ...wanted: readonly string[]): Extraction => {
  const { start, end } = page.blocks;
  const kept = Uint8Array.from(start, (from, b) => (wanted.includes(page.text.slice(from, end[b]).trim()) ? 1 : 0));
  return marksToExtraction(page, { unit: 'block', kept }, false);
};
const markup = (page: Page): string => {
  let out = '';
  const open: number[] = [];
  for (let node = page.body + 1; node <= page.end[page.body]!; node++) {
    while (open.length > 0 && page.end[open.at(-1)!]! <= node) out += `</${page.tagName(open.pop()!)}>`;
    if (node === page.end[page.body]) break;
    if (page.isText(node)) out += page.text.slice(page.textStart[node], page.textEnd(node));
    else {
      out += `<${page.tagName(node)}>`;
      open.push(node);
    }
  }
  return out;
};

describe('page.restrict', () => {
  it('keeps elements with kept text under them, void elements with their parent, and nothing else', () => {
    const page = parsePage(
      '<div><p>one<br><img></p><p>two<br></p><hr><section><svg></svg></section></div><input><ul><li>three</ul>',
    );
    expect(markup(page.restrict(keepBlocks(page, 'one')))).toBe(
      '<div><p>one<br></br><img></img></p><hr></hr></div><input></input>',
    );
  });

  it('keeps the slices of text nodes', () => {
    const page = parsePage('<p>one two three</p>');
    const kept = Uint8Array.from(page.tokens.kind, (_, t) => (t === 2 || t === 4 ? 1 : 0));
    const inner = page.restrict(marksToExtraction(page, { unit: 'token', kept }, false));
    expect(inner.text).toBe('one three');
    expect(inner.charCount(0)).toBe(9);
  });

  it('keeps the head, so that a restricted page still has its metadata', () => {
    const page = parsePage('<html lang=en><title>t</title><meta name=a content=b><p>one');
    const inner = page.restrict(keepBlocks(page));
    expect(inner.text).toBe('');
    expect(inner.title).toBe('t');
    expect(inner.attribute(0, 'lang')).toBe('en');
    expect(inner.attribute(inner.tag.indexOf(inner.tagId('meta')), 'content')).toBe('b');
  });

  it('of everything is the same page', () => {
    const page = parsePage('<title>t</title><p>one<b>two</b></p><ul><li>three</ul>');
    expect(contentOf(page.restrict(keepAll().extract(page)))).toEqual(contentOf(page));
  });

  it('maps offsets back by one prefix array', () => {
    fc.assert(
      fc.property(pageWithExtractions(1), ([page, a]) => {
        const { text, restriction } = page.restrict(a!);
        expect(restriction!.page).toBe(page);
        const { starts, origins } = restriction!;
        const copied = Array.from(starts)
          .slice(0, -1)
          .map((start, k) => page.text.substr(origins[k]!, starts[k + 1]! - start));
        expect(copied.join('')).toBe(text);
        expect([starts.at(-1), origins.at(-1)]).toEqual([text.length, page.text.length]);
      }),
    );
  });

  it('twice is once by the intersection', () => {
    fc.assert(
      fc.property(
        pageWithExtractions(1).chain(([page, a]) =>
          fc.tuple(fc.constant(page), fc.constant(a!), extractionOf(page.restrict(a!))),
        ),
        ([page, a, b]) => {
          const once = page.restrict(intersection(a, liftExtraction(b, a)));
          // `b` is an extraction of another, equal copy of the restricted page; the law is about that one.
          expect(contentOf(b.page.restrict(b))).toEqual(contentOf(once));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('inherits what was decided about the page: hidden text, noscript, notes', () => {
    const words = 'Words of a thread. '.repeat(40);
    const page = parsePage(`<body><noscript><p>${words}</p><p hidden>no</p></noscript><p>one</p>`, {
      url: 'https://example.org/',
    });
    const all = { ...keepAll().extract(page) };
    // Even an extraction that keeps hidden text cannot make it visible.
    const inner = page.restrict({
      ...all,
      bounds: Int32Array.of(0, page.text.length),
      kept: Uint8Array.of(1),
      score: Float64Array.of(1),
    });
    expect([inner.notes, inner.url, inner.hidden]).toEqual([page.notes, page.url, page.hidden]);
    expect(inner.flags).toEqual(page.flags);
    expect(keptMap(keepAll().extract(inner))).toBe(keptMap(all));
  });

  it('has no source, which belongs to the whole page', () => {
    const page = parsePage('<p>one', { source: true });
    expect(page.restrict(keepAll().extract(page)).source).toBeUndefined();
  });

  it('throws for an extraction of another page', () => {
    const [page, other] = [parsePage('x'), parsePage('x')];
    expect(() => page.restrict(keepAll().extract(other))).toThrow(
      expect.objectContaining({ code: 'page-mismatch', message: 'restrict needs an extraction of the same page' }),
    );
  });
});

describe('liftExtraction', () => {
  it('keeps in the whole page exactly what the inner extraction keeps', () => {
    fc.assert(
      fc.property(
        pageWithExtractions(1).chain(([, a]) => fc.tuple(fc.constant(a!), extractionOf(a!.page.restrict(a!)))),
        ([outer, inner]) => {
          const lifted = liftExtraction(inner, outer);
          const textOf = (extraction: Extraction): string =>
            keptSpans(extraction)
              .map((span) => extraction.page.text.slice(...span))
              .join('');
          expect(lifted.page).toBe(outer.page);
          expect(textOf(lifted)).toBe(textOf(inner));
          // What the outer one dropped keeps the outer score, the rest has the inner one.
          const innerScores = scoreMap(inner);
          const outerKept = keptMap(outer);
          let at = 0;
          expect(scoreMap(lifted)).toEqual(
            scoreMap(outer).map((score, i) => (outerKept[i] === 'K' ? innerScores[at++] : score)),
          );
        },
      ),
    );
  });

  it('drops what is indexed by the restricted page', () => {
    const page = parsePage('<p>one</p>');
    const outer = keepAll().extract(page);
    const inner = {
      ...keepAll().extract(page.restrict(outer)),
      roles: ['body' as const],
      lineEnds: Int32Array.of(3),
      signals: [{ name: 's', unit: 'block' as const, values: Float64Array.of(1) }],
      confidence: 0.7,
    };
    const lifted = liftExtraction(inner, outer);
    expect([lifted.signals, lifted.confidence, 'roles' in lifted, 'lineEnds' in lifted]).toEqual([
      [],
      0.7,
      false,
      false,
    ]);
  });

  it('throws when the two do not belong together', () => {
    const page = parsePage('<p>one</p>');
    const outer = keepAll().extract(page);
    const none = page.restrict(keepBlocks(page));
    for (const inner of [outer, keepAll().extract(none)]) {
      expect(() => liftExtraction(inner, outer)).toThrow(
        expect.objectContaining({
          code: 'page-mismatch',
          message: 'liftExtraction needs an extraction of the page restricted by the outer one',
        }),
      );
    }
  });
});
