import { type Extraction, keepAll, marksToExtraction, parsePage } from '@pith/core';
import fc from 'fast-check';
import { toMarkdown as write } from 'mdast-util-to-markdown';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { math } from 'micromark-extension-math';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { SCHEMA } from '../src/html/schema.ts';
import { toMdast } from '../src/markdown/to-mdast.ts';
import { toHtml } from '../src/to-html.ts';
import { STYLE, toMarkdown } from '../src/to-markdown.ts';
import { toTree } from '../src/tree/to-tree.ts';
import { soup } from './soup.ts';

type Chances = readonly boolean[];
const chances = fc.array(fc.boolean(), { minLength: 1, maxLength: 7 });

/** Keeps text nodes, or blocks, by chance. */
function someOf(html: string, unit: 'textNode' | 'block', chances: Chances): Extraction {
  const page = parsePage(html, { url: 'https://example.org/path/page' });
  const length = unit === 'block' ? page.blocks.count : page.nodeCount;
  const kept = Uint8Array.from({ length }, (_, i) => (chances[i % chances.length] ? 1 : 0));
  return marksToExtraction(page, { unit, kept }, false);
}

/** Kept words that have letters. Words without may be line numbers or a heading's link to itself. */
function keptWords({ page, bounds, kept }: Extraction): string[] {
  const { count, start, end } = page.words;
  const words: string[] = [];
  for (let i = 0, span = 0; i < count; i++) {
    while (bounds[span + 1]! <= start[i]!) span++;
    const word = page.text.slice(start[i], end[i]);
    if (kept[span] && /\p{L}/u.test(word)) words.push(word);
  }
  return words;
}

/** HTML output without what it may add: link texts of embedded documents, sources of formulas. */
const withoutAdditions = (html: string): string =>
  html
    .replace(/<a href="([^"]*)">(?:An embed|\1)<\/a>/g, '')
    .replace(/<code class="language-math math-\w+">[^<]*<\/code>/g, '');

const allOf = (html: string): Extraction => keepAll().extract(parsePage(html));

describe('HTML', () => {
  it('has all kept words of the page in their order, none twice, none glued or split', () => {
    fc.assert(
      fc.property(soup, chances, (html, chances) => {
        // A formula is kept as a whole or not at all; a listing is one block, but has lines.
        const given = someOf(html.replaceAll(/math|pre/g, 'div'), 'block', chances);
        expect(keptWords(allOf(withoutAdditions(toHtml(given))))).toEqual(keptWords(given));
      }),
    );
  });

  it('is the same again when it is rendered', () => {
    fc.assert(
      fc.property(soup, chances, (html, chances) => {
        const rendered = toHtml(someOf(html, 'textNode', chances));
        expect(toHtml(allOf(rendered))).toBe(rendered);
      }),
    );
  });

  it('holds nothing that the schema does not name, also after a browser has read it', () => {
    const names = new Set(SCHEMA.tagNames);
    fc.assert(
      fc.property(soup, chances, (html, chances) => {
        for (const { tagName, attrs } of elementsOf(toHtml(someOf(html, 'textNode', chances)))) {
          expect(names).toContain(tagName);
          for (const { name, value } of attrs) {
            expect(name).not.toMatch(/^on|style/);
            if (name === 'href' || name === 'src') expect(value).toMatch(/^(?:https?:|#)/);
          }
        }
      }),
    );
  });

  it('has headings in the order of the page, at their level', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), soup), { maxLength: 5 }), (parts) => {
        const html = parts.map(
          ([level, words], i) => `<h${level}>head${i}</h${level}><p>${words.replace(/<[^>]*>/g, '')}</p>`,
        );
        const found = [...toHtml(allOf(html.join(''))).matchAll(/<(h\d)>(\w+)<\/\1>/g)].map(
          ([, tag, text]) => `${tag} ${text}`,
        );
        expect(found).toEqual(parts.map(([level], i) => `h${level} head${i}`));
      }),
    );
  });

  it('has no empty element but cells, images and breaks', () => {
    fc.assert(
      fc.property(soup, chances, (html, chances) => {
        const rendered = toHtml(someOf(html, 'textNode', chances));
        expect(rendered).not.toMatch(/<(?!td|th|img|br|hr|m)(\w+)[^>]*><\/\1>/);
      }),
    );
  });
});

describe('Markdown', () => {
  it('read as Markdown has the words of the HTML', () => {
    fc.assert(
      fc.property(soup, chances, (html, chances) => {
        // Formulas and footnotes are written in another way: see to-markdown.test.ts.
        const given = someOf(html.replaceAll(/math|href="#\w"|\$/g, 'span'), 'block', chances);
        expect(keptWords(allOf(readMarkdown(toMarkdown(given))))).toEqual(keptWords(allOf(toHtml(given))));
      }),
    );
  });
});

it('Markdown is what the library alone would write', () => {
  fc.assert(
    fc.property(soup, chances, (html, chances) => {
      const given = someOf(html, 'block', chances);
      expect(toMarkdown(given)).toBe(write(toMdast(toTree(given)), STYLE));
    }),
    { numRuns: 1000 },
  );
});

const readMarkdown = (markdown: string): string =>
  micromark(markdown, { allowDangerousHtml: true, extensions: [gfm(), math()], htmlExtensions: [gfmHtml()] });

function elementsOf(html: string): DefaultTreeAdapterTypes.Element[] {
  const found: DefaultTreeAdapterTypes.Element[] = [];
  const queue: DefaultTreeAdapterTypes.Node[] = [parseFragment(html)];
  for (const node of queue) {
    if ('tagName' in node) found.push(node);
    if ('childNodes' in node) queue.push(...node.childNodes);
  }
  return found;
}
