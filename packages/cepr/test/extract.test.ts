import { type Extractor, keptSpans, parsePage } from '@pith/core';
import { describe, expect, it } from 'vitest';
import { ceprEtpr, ceprSetpr, ceprTpr } from '../src/index.ts';
import { countPunctuation } from '../src/punctuation.ts';

const links = `<ul>${'<li><a href="#">Another page</a></li>'.repeat(12)}</ul>`;
const paragraphs = [9, 3, 6, 1]
  .map((count) => `<p>${'Tide mills, once common, grind twice a day. '.repeat(count)}</p>`)
  .join('');

const keptText = (html: string, extractor: Extractor): string => {
  const page = parsePage(html);
  return keptSpans(extractor.extract(page))
    .map(([start, end]) => page.text.slice(start, end))
    .join('|');
};

describe.each([ceprTpr, ceprEtpr, ceprSetpr].map((definition) => ({ name: definition.name, definition })))(
  '$name',
  ({ definition }) => {
    describe.each(['default', 'paper'] as const)('with the preset %s', (preset) => {
      it('keeps the paragraphs and drops the links', () => {
        const text = keptText(`${links}<div>${paragraphs}</div>${links}`, definition({ preset }));
        expect(text.match(/grind/g)).toHaveLength(19);
        expect(text).not.toMatch(/^Another|page$/);
      });
      it('keeps everything where all paths are alike', () => {
        expect(keptText('<p>one</p><p>two</p>', definition({ preset }))).toBe('onetwo');
        expect(keptText('no tags at all', definition({ preset }))).toBe('no tags at all');
      });
    });
    it('keeps everything when λ is 0', () => {
      expect(keptText(`${links}${paragraphs}`, definition({ lambda: 0 }))).toContain('Another page');
    });
    it('keeps the white space between kept words', () => {
      const html = `<p>${'Long text. '.repeat(9)}<b>bold</b> <i>italic</i></p>`;
      expect(keptText(html, definition({ lambda: 0 }))).toContain('bold italic');
    });
  },
);

it('keeps all when every path is unique, because ETPR cannot tell them apart', () => {
  expect(keptText('<h1>Title</h1><p>Text, and more.</p>', ceprEtpr())).toBe('TitleText, and more.');
});

it('smoothing brings back a link inside the content', () => {
  const html = `${links}<div>${paragraphs.replace('common', '<a href="#">common</a>')}</div>`;
  expect(keptText(html, ceprEtpr({ preset: 'paper' }))).not.toContain('common,|');
  expect(keptText(html, ceprSetpr())).toContain('once common, grind');
});

it('says what it decided by', () => {
  const { signals } = ceprSetpr().extract(parsePage(`${links}${paragraphs}`));
  expect(signals.map(({ name, unit }) => `${name} ${unit}`)).toEqual([
    'smoothedPathRatio textNode',
    'extendedPathRatio textNode',
  ]);
  expect(signals[0]!.threshold).toBeGreaterThan(0);
});

it('punctuation is that of every script, and no symbols', () => {
  const count = (text: string): number => countPunctuation(text, 0, text.length);
  expect(count('a, b. “c” — ¿d?')).toBe(7);
  expect(count('水，土。「火」')).toBe(4);
  expect(count('1 + 1 = 2 €')).toBe(0);
});
