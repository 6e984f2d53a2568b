import { parsePage } from '@pith/core';
import { awkwardPages } from '@pith/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Metadata, readMetadata } from '../src/index.ts';

const read = (html: string, url?: string): Metadata => readMetadata(parsePage(html, { url }));
const jsonLd = (data: unknown): string => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const PROSE =
  '<p>The rain that fell over the hills was not heavy, and it is what the farmers have waited for with patience.</p>';

describe('title', () => {
  it.each([
    [
      'drops the name of the site',
      '<title>Rain at last | The Paper</title><meta property="og:site_name" content="The Paper">',
      'Rain at last',
    ],
    [
      'drops it in front, too',
      '<title>The Paper: Rain at last</title><meta property="og:site_name" content="The Paper">',
      'Rain at last',
    ],
    [
      'keeps a dash that belongs to it',
      '<title>Rain - the long wait - The Paper</title><meta property="og:site_name" content="The Paper"><h1>Rain - the long wait</h1>',
      'Rain - the long wait',
    ],
    [
      'keeps a colon that belongs to it',
      '<title>Rain: the long wait</title><h1>Rain: the long wait</h1>',
      'Rain: the long wait',
    ],
    ['keeps hyphens inside words', '<title>A well-known step-by-step guide</title>', 'A well-known step-by-step guide'],
    [
      'prefers the headline to the name of the site in another h1',
      '<title>Rain at last - Paper</title><meta property="og:site_name" content="Paper"><h1>Paper</h1><h2>Rain at last</h2>',
      'Rain at last',
    ],
    [
      'is not a heading that nothing else speaks of',
      '<title>Rain at last - Paper</title><h1>Health Centre</h1><h2>Rain at last</h2>',
      'Rain at last',
    ],
    ['is the headline in ordinary letters', '<title>Rain at last | Paper</title><h1>RAIN AT LAST</h1>', 'Rain at last'],
    ['decodes what was escaped twice', '<title>Rain &amp;amp; wind</title>', 'Rain & wind'],
    ['keeps words of two lines apart', '<h1>Rain<br>at <b>la</b>st</h1>', 'Rain at last'],
    [
      'reads the host when no name is stated',
      '<link rel="canonical" href="https://www.the-paper.example/rain"><title>Rain at last · The Paper</title>',
      'Rain at last',
    ],
  ])('%s', (_, html, title) => {
    expect(read(html).title).toBe(title);
  });

  it('is the name of the site on its front page', () => {
    expect(
      read('<title>The Paper</title><meta property="og:site_name" content="The Paper">', 'https://paper.example/')
        .title,
    ).toBe('The Paper');
  });
});

describe('byline', () => {
  it.each([
    [
      'several authors of JSON-LD',
      jsonLd({ '@type': 'Article', author: [{ name: 'Jane Doe' }, { name: 'John Roe' }] }),
      ['Jane Doe', 'John Roe'],
    ],
    [
      'repeated meta tags',
      '<meta name="citation_author" content="Doe, Jane"><meta name="citation_author" content="Roe, John">',
      ['Jane Doe', 'John Roe'],
    ],
    [
      'microdata',
      '<div itemscope itemtype="https://schema.org/Article"><span itemprop="author" itemscope itemtype="https://schema.org/Person"><b itemprop="name">Jane Doe</b> writes</span></div>',
      ['Jane Doe'],
    ],
    ['RDFa', '<div typeof="schema:Article"><span property="schema:author">Jane Doe</span></div>', ['Jane Doe']],
    [
      'links',
      '<h1>Rain</h1><p>By <a rel="author" href="/a">Jane Doe</a> and <a rel="author" href="/b">John Roe</a></p>',
      ['Jane Doe', 'John Roe'],
    ],
    [
      'classes',
      '<h1>Rain</h1><div class="post-byline"><span>Jane Doe</span><span>May 3, 2024</span></div>',
      ['Jane Doe'],
    ],
    ['text behind a label', '<h1>Rain</h1><p>Written by Jane Doe</p>', ['Jane Doe']],
    ['a label on the line before', '<h1>Rain</h1><div>By</div><div>Jane Doe</div>', ['Jane Doe']],
    ['labels of other languages', '<h1>Regen</h1><p>Von Jana Dö und Max Mö</p>', ['Jana Dö', 'Max Mö']],
    [
      'a label of the card',
      '<meta name="twitter:label1" content="Written by"><meta name="twitter:data1" content="Jane Doe"><h1>Rain</h1><p>Jane Doe</p>',
      ['Jane Doe'],
    ],
  ])('reads %s', (_, html, byline) => {
    expect(read(html).byline).toEqual(byline);
  });

  it.each([
    ['commenters', `<h1>Rain</h1>${PROSE.repeat(20)}<div class="comment-author">Max Poe</div>`],
    ['prose', '<h1>Rain</h1><p>By continuing, you agree to the terms.</p>'],
    ['other cards', '<meta name="twitter:label1" content="Price"><meta name="twitter:data1" content="Ten Euro">'],
    ['addresses', '<meta property="article:author" content="https://social.example/jane">'],
  ])('is not taken from %s', (_, html) => {
    expect(read(html).byline).toBeUndefined();
  });

  it('prefers what readers see to the name of an account', () => {
    expect(
      read(`${jsonLd({ '@type': 'Article', author: { name: 'jdoe' } })}<h1>Rain</h1><p>By Jane Doe</p>`).byline,
    ).toEqual(['Jane Doe']);
  });

  it('prefers the full list to one of its names', () => {
    const html =
      '<meta name="author" content="Jane Doe"><h1>Rain</h1><p class="author">Jane Doe</p><p class="author">John Roe</p>';
    expect(read(html).byline).toEqual(['Jane Doe', 'John Roe']);
  });
});

describe('dates', () => {
  it.each([
    [
      'JSON-LD',
      jsonLd({ '@type': 'Article', datePublished: '2024-05-03T10:20:30+02:00' }),
      '2024-05-03T10:20:30+02:00',
    ],
    ['meta', '<meta property="article:published_time" content="2024-05-03">', '2024-05-03'],
    [
      'microdata',
      '<div itemscope itemtype="https://schema.org/Article"><meta itemprop="datePublished" content="2024-05-03">',
      '2024-05-03',
    ],
    ['RDFa', '<span property="schema:datePublished" content="2024-05-03">Friday</span>', '2024-05-03'],
    ['time', '<h1>Rain</h1><time datetime="2024-05-03T10:20Z">Friday</time>', '2024-05-03T10:20Z'],
    ['classes', '<h1>Rain</h1><span class="post-date">May 3, 2024</span>', '2024-05-03'],
    ['text by the headline', '<h1>Rain</h1><p>Friday, 3 May 2024</p>', '2024-05-03'],
    ['an update, if nothing else is shown', '<h1>Rain</h1><p>Updated on 3 May 2024</p>', '2024-05-03'],
  ])('are read from %s', (_, html, published) => {
    expect(read(html).published).toBe(published);
  });

  it('are read from the address', () => {
    expect(read('<title>Rain</title>', 'https://paper.example/2024/05/03/rain').published).toBe('2024-05-03');
    expect(read('<title>Rain</title>', 'https://paper.example/2024/05/rain').published).toBe('2024-05');
    expect(read('<title>Rain</title>', 'https://paper.example/2024/99/rain').published).toBeUndefined();
  });

  it('of publication and change are told apart', () => {
    const { published, modified } = read('<h1>Rain</h1><p>Published 1 May 2024, updated 3 May 2024</p>');
    expect([published, modified]).toEqual(['2024-05-01', '2024-05-03']);
  });

  it('keep the time of day when sources agree on the day', () => {
    const html =
      '<meta property="article:published_time" content="2024-05-03T10:20:30Z"><h1>Rain</h1><time>May 3, 2024</time>';
    expect(read(html).published).toBe('2024-05-03T10:20:30Z');
  });

  it('follow the order of day and month of the page', () => {
    const html = '<h1>Rain</h1><p>03/05/2024</p>';
    expect(read(`<html lang="en-US">${html}`).published).toBe('2024-03-05');
    expect(read(`<html lang="en-GB">${html}`).published).toBe('2024-05-03');
  });

  it('far from the headline are not the date of the page', () => {
    expect(read(`<h1>Rain</h1>${PROSE.repeat(20)}<p>3 May 2024</p>`).published).toBeUndefined();
  });
});

describe('language', () => {
  it.each([
    ['is declared', '<html lang="pt_br">', 'pt-BR'],
    ['is declared in a header', '<meta http-equiv="content-language" content="de, en">', 'de'],
    ['is detected', PROSE, 'en'],
    ['keeps its region when detected', `<html lang="en-GB">${PROSE}`, 'en-GB'],
    ['is what the text is written in, whatever the template says', `<html lang="de">${PROSE}`, 'en'],
  ])('%s', (_, html, language) => {
    expect(read(html).language).toBe(language);
  });
});

describe('other fields', () => {
  const html = `<html lang="en"><base href="/paper/"><link rel="canonical" href="/rain">
    <meta property="og:site_name" content="The Paper"><meta name="description" content="It rained.">
    <meta property="article:tag" content="Weather"><meta property="article:tag" content="Farming"><meta name="keywords" content="a, b">
    <meta property="og:image" content="rain.jpg"><a rel="license" href="https://creativecommons.org/licenses/by/4.0/">CC BY</a>`;

  it('are read, with absolute addresses', () => {
    expect(read(html, 'https://paper.example/x')).toMatchObject({
      site: 'The Paper',
      description: 'It rained.',
      canonical: 'https://paper.example/rain',
      image: 'https://paper.example/paper/rain.jpg',
      tags: ['Weather', 'Farming'],
      licence: 'https://creativecommons.org/licenses/by/4.0/',
    });
  });

  it('take an image by the headline when none is stated', () => {
    const page =
      '<h1>Rain</h1><img src="icon.png" width="16"><img src="data:image/gif;base64,x"><img data-src="/lead.jpg" src="data:,">';
    expect(read(page, 'https://paper.example/').image).toBe('https://paper.example/lead.jpg');
  });

  it('are absent when nothing tells them', () => {
    expect(read('')).toEqual({ sources: {} });
  });
});

describe('sources and candidates', () => {
  const page = parsePage(
    '<title>Rain at last | Paper</title><meta property="og:title" content="Rain"><h1>Rain at last</h1>',
  );

  it('names the source of every value', () => {
    const { sources, ...values } = readMetadata(page);
    expect(Object.keys(sources)).toEqual(Object.keys(values));
    expect(sources.title).toBe('h1');
  });

  it('gives losing candidates on request', () => {
    expect(readMetadata(page)).not.toHaveProperty('candidates');
    const { title, candidates } = readMetadata(page, { candidates: true });
    expect(candidates?.title[0]?.value).toBe(title);
    expect(candidates?.title.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['Rain', 'Rain at last | Paper']),
    );
  });
});

describe('any page', () => {
  it.each(awkwardPages)('is read: $name', ({ html }) => {
    expect(JSON.parse(JSON.stringify(read(html)))).toEqual(read(html));
  });

  it('never throws and always gives the same', () => {
    const piece = fc.constantFrom(
      '<h1>',
      '</h1>',
      '<time datetime="2024-05-03">',
      '<p class="author">',
      'By Jane Doe',
      ' | ',
      '3 May 2024',
      '<title>',
      '</title>',
      '<meta name="author" content="',
      '">',
      '<div itemscope itemprop="author">',
      '<script type="application/ld+json">',
      '</script>',
      '{"@type":"Article"',
      '}',
      '<a rel="author tag" href="',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        expect(read(pieces.join(''), 'https://paper.example/%ff')).toEqual(
          read(pieces.join(''), 'https://paper.example/%ff'),
        );
      }),
    );
  });

  it('stays linear on nests and repetitions', () => {
    const times = 20_000;
    const repeated = [
      '<div class="author date">',
      '<h1>',
      '<time>',
      '<div itemscope itemprop="author">',
      '<p class=author>Jane Doe</p>',
      '<p class=date>3 May 2024</p>',
      '<meta name=author content="A B">',
      ' - ',
    ];
    for (const piece of repeated) read(`<title>${' - x'.repeat(times)}</title><h1>Rain</h1>${piece.repeat(times)}`);
  });
});
