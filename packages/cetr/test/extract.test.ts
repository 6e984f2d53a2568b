import { type Extractor, keptSpans, parsePage } from '@pith/core';
import { describe, expect, it } from 'vitest';
import { cetr2d, cetrKm, cetrTm, extractLines } from '../src/index.ts';

const links = `<ul>\n${'<li><a href="#">Another page</a></li>\n'.repeat(12)}</ul>\n`;
const sentence = 'Tide mills, once common, grind twice a day. ';
const article = `<div>\n${`<p>${sentence.repeat(6)}</p>\n`.repeat(6)}</div>\n`;
const html = `<title>Mills</title>\n${links}${article}${links}`;

const keptText = (page: ReturnType<typeof parsePage>, extractor: Extractor): string =>
  keptSpans(extractor.extract(page))
    .map(([start, end]) => page.text.slice(start, end))
    .join('|');

describe.each([cetrTm, cetrKm, cetr2d].map((definition) => ({ name: definition.name, definition })))(
  '$name',
  ({ definition }) => {
    describe.each(['block', 'source'] as const)('on %s lines', (lines) => {
      it('keeps the paragraphs and drops most links', () => {
        const text = keptText(parsePage(html, { source: true }), definition({ lines, fixedSigma: 1 }));
        expect(text.match(/grind/g)).toHaveLength(36);
        expect(text.match(/Another/g)?.length ?? 0).toBeLessThan(8);
      });
      it('keeps the whole text of a page without tags', () => {
        const plain = `${'word '.repeat(60)}\nshort\n${'word '.repeat(60)}`;
        expect(keptText(parsePage(plain, { source: true }), definition({ lines }))).toBe(plain);
      });
      it('keeps nothing of nothing', () => {
        expect(keptText(parsePage('', { source: true }), definition({ lines }))).toBe('');
      });
    });

    it('needs the source only for source lines', () => {
      expect(definition().needs).toBeUndefined();
      expect(definition.needs).toBeUndefined();
      expect(definition({ lines: 'source' }).needs).toBe('source');
      expect(definition({ preset: 'paper' }).needs).toBe('source');
    });

    it('takes blocks for lines, with a note, where there is no source', () => {
      const page = parsePage(html);
      const fallback = definition({ lines: 'source' }).extract(page);
      expect(fallback.notes).toEqual(['the page has no source positions; its blocks were taken as lines']);
      expect(fallback.kept).toEqual(definition().extract(page).kept);
    });

    it('says what it decided by', () => {
      const page = parsePage(html, { source: true });
      const names = ['tagRatio', 'smoothedTagRatio', ...(definition.name === 'cetr-2d' ? ['tagRatioSlope'] : [])];
      for (const lines of ['block', 'source'] as const) {
        const { signals } = definition({ lines }).extract(page);
        expect(signals.map(({ name }) => name)).toEqual(names);
        expect(signals.every(({ unit }) => unit === (lines === 'block' ? 'block' : 'line'))).toBe(true);
      }
    });
  },
);

it('marks words by the source line they stand on, wherever the tree puts them', () => {
  // The parser moves "moved" before the table.
  const page = parsePage(`<table><tr><td>${'cell text '.repeat(9)}</td></tr>\n<b>moved</b>\n</table>`, {
    source: true,
  });
  expect(page.text).toMatch(/^moved/);
  const { signals, lineEnds } = cetrTm({ lines: 'source' }).extract(page);
  expect([...signals[0]!.values]).toEqual([2.5, 89 / 5]);
  expect([...lineEnds!]).toEqual([page.text.indexOf('cell'), page.text.length]);
});

describe('extractLines', () => {
  it('gives the text of the content lines', () => {
    const { text, lines, kept } = extractLines(html, { fixedSigma: 1 });
    expect(text.split('\n').filter((line) => line === sentence.repeat(6).trim())).toHaveLength(6);
    expect(lines.count).toBe(kept.length);
  });
  it('agrees with the extractor on source lines', () => {
    const page = parsePage(html, { source: true });
    for (const [method, definition] of [
      ['cetr-tm', cetrTm],
      ['cetr-km', cetrKm],
      ['cetr-2d', cetr2d],
    ] as const) {
      const words = extractLines(html, { method }).text.match(/\S+/g) ?? [];
      expect(words.filter((word) => word !== 'Mills')).toEqual(
        keptText(page, definition({ lines: 'source' })).match(/[^\s|]+/g) ?? [],
      );
    }
  });
  it('strips tags, decodes references and keeps words of different blocks apart', () => {
    const { text } = extractLines('<td>a&amp;b</td><td>c</td><i>d</i>e<br>&#x41;&eacute;&rsquo; &nosuch; &#0;', {
      lambda: 0,
    });
    expect(text).toBe('a&b c de Aé’ &nosuch; \ufffd');
  });
  it('returns a page without tags whole', () => {
    expect(extractLines('one\n\n  two & three\n').text).toBe('one\ntwo & three');
  });
  it('rejects options its method does not have', () => {
    // @ts-expect-error: lambda belongs to cetr-tm.
    expect(() => extractLines('', { method: 'cetr-km', lambda: 1 })).toThrow('cetr-km: unknown option "lambda"');
  });
});
