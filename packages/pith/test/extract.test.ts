import { defineExtractor, keepAll, LimitError, OptionError, type Page } from '@pith/core';
import { describe, expect, it } from 'vitest';
import { extract } from '../src/index.ts';

const sentence = 'The mill stands where the tide is highest, and it grinds twice a day.';
const second = 'Below it lie the stones, as old as the wall around them, and nobody has ever counted them.';
const html = `<title> Tide
 mills </title><ul><li><a href=#>Home</a><li><a href=#>News</a></ul><main><article><h1>Tide mills</h1><p>${sentence}</p>
 <p>${second}</p></article></main><p hidden>Cookies &amp; more</p>`;

describe('extract', () => {
  it('gives text, title, blocks and hidden text', () => {
    const article = extract(html, { url: 'https://example.org/mills' });
    expect(article.text).toBe(`Tide mills\n\n${sentence}\n\n${second}`);
    expect(article.title).toBe('Tide mills');
    expect(article.url).toBe('https://example.org/mills');
    expect(article.extractor).toBe('stack');
    expect(article.confidence).toBeGreaterThan(0);
    expect(article.kind).toBeTypeOf('string');
    expect(article.blocks.map(({ tag, text, kept }) => `${tag} ${text} ${kept}`)).toEqual([
      'li Home false',
      'li News false',
      'h1 Tide mills true',
      `p ${sentence} true`,
      `p ${second} true`,
      'p Cookies & more false',
    ]);
    expect(article.hidden).toMatchObject([{ text: 'Cookies & more', reason: 'hidden' }]);
    expect(article.blocks.at(-1)).toMatchObject({ hidden: true, score: 0 });
  });

  it('reads bytes in the charset they are in', () => {
    const bytes = Uint8Array.of(0x63, 0x61, 0x66, 0xe9);
    expect(extract(bytes, { charset: 'iso-8859-1' }).text).toBe('café');
    expect(extract(new TextEncoder().encode('café')).text).toBe('café');
  });

  it('passes options about the page on', () => {
    expect(extract(html, { hidden: 'keep', extractor: 'keep-all' }).text).toContain('Cookies');
    expect(() => extract(html, { limits: { nodes: 3 } })).toThrow(LimitError);
  });

  it('gives the offsets of blocks in the source when asked to', () => {
    const { blocks } = extract(html, { source: true });
    const [start, end] = blocks[3]!.source!;
    expect(html.slice(start, end)).toBe(sentence);
    expect(extract(html).blocks[3]).not.toHaveProperty('source');
  });

  it('says what the page says about itself, in JSON too', () => {
    const head = `<html lang="en-GB"><title>Tide mills | The Paper</title><meta property="og:site_name" content="The Paper">
      <meta name="author" content="Jane Doe and John Roe"><meta property="og:image" content="/mill.jpg">
      <meta property="article:published_time" content="2024-05-03"><meta property="article:modified_time" content="2024-05-04">`;
    const article = extract(head + html, { url: 'https://example.org/mills', extractor: 'cetd' });
    const metadata = {
      title: 'Tide mills',
      byline: ['Jane Doe', 'John Roe'],
      published: '2024-05-03',
      modified: '2024-05-04',
      language: 'en-GB',
      site: 'The Paper',
      image: 'https://example.org/mill.jpg',
    };
    expect(article).toMatchObject(metadata);
    expect(JSON.parse(JSON.stringify(article))).toMatchObject(metadata);
    expect(article.metadata.sources.site).toBe('meta og:site_name');
  });

  it('is plain data for JSON', () => {
    const article = extract(html, { extractor: 'cetd' });
    const data = JSON.parse(JSON.stringify(article));
    expect(Object.keys(data)).toEqual([
      'schemaVersion',
      'title',
      'language',
      'extractor',
      'notes',
      'text',
      'blocks',
      'hidden',
    ]);
    expect(data).toEqual(article.toJSON());
    expect(data.blocks[3]).toEqual({
      text: sentence,
      kept: true,
      score: expect.any(Number),
      tag: 'p',
      start: expect.any(Number),
      end: expect.any(Number),
    });
  });
});

describe('the extractor', () => {
  it('is a name, with its options beside it', () => {
    expect(extract(html, { extractor: 'keep-all' }).text).toContain('Home');
    expect(extract(html, { extractor: 'cectd-s', lambda: 0 }).text).toContain('Home');
  });
  it('is an extractor', () => {
    expect(extract(html, { extractor: keepAll() }).text).toContain('Home');
  });
  it('is a pipeline as data', () => {
    const pipeline = { version: 1, name: 'both', vote: ['keep-all', 'cetd'], quorum: 1 } as const;
    expect(extract(html, { extractor: pipeline }).text).toContain('Home');
    expect(extract(html, { extractor: pipeline }).extractor).toBe('both');
  });
  it('gets a page with source positions if it needs them', () => {
    const pages: Page[] = [];
    const needy = defineExtractor({
      name: 'needy',
      about: 'Needs the source.',
      options: {},
      needs: 'source',
      run: (page) => {
        pages.push(page);
        return { unit: 'textNode', kept: new Uint8Array(page.nodeCount) };
      },
    });
    extract(html, { extractor: needy() });
    extract(html, { extractor: needy(), source: false });
    expect(pages.map(({ source }) => source !== undefined)).toEqual([true, false]);
  });

  it.each([
    [{ extractor: 'cedt' }, 'unknown extractor "cedt"; did you mean "cetd"?'],
    [{ extractor: 'cetd', lamda: 1 }, 'cectd-ds: unknown option "lamda"; it has: lambda'],
    [{ extractor: 'cetd', lambda: 2 }, 'cectd-ds: option "lambda" must be a number from 0 to 1.5, got 2'],
    [{ lambda: 1 }, 'stack: unknown option "lambda"; it has: favour'],
    [{ extractor: 'cetd', model: {} as never }, 'a model is for the extractor "stack" only'],
    [{ model: {} as never }, 'train it again with this version'],
    [{ extractor: keepAll(), lambda: 1 }, 'keep-all: unknown option "lambda"'],
    [{ extractor: { version: 1, vote: [] } as never }, 'pipeline: $.vote'],
  ])('that is wrong throws an OptionError: %o', (options, message) => {
    expect(() => extract(html, options)).toThrow(OptionError);
    expect(() => extract(html, options)).toThrow(message);
  });
});
