import { describe, expect, it } from 'vitest';
import { keepAll, liftExtraction, type Page, parsePage } from '../src/index.ts';

/** Reads a page and computes everything there is for it, so that a step that is not linear shows as a test that does not end. */
function read(html: string): Page {
  const page = parsePage(html);
  const all = keepAll().extract(page);
  const inner = page.restrict(all);
  liftExtraction(keepAll().extract(inner), all);
  expect([inner.words.count, page.tokens.count >= inner.tokens.count]).toEqual([page.words.count, true]);
  return page;
}
const times = (count: number, piece: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => piece(i)).join('');

describe('hostile pages are read in linear time', () => {
  it.each([
    '<div>',
    '<span>',
    '<b>',
    '<a>',
    '<ul><li>',
    '<blockquote>',
    '<x-y>',
    '<font color=red>',
    '<button>',
    '<ruby>',
  ])('200,000 nested %s', (tag) => {
    const page = read(`${tag.repeat(200_000)}deep`);
    expect(page.text).toBe('deep');
  });

  it.each(['<table><tr><td>', '<svg><g>', '<math><mi>', '<template>', '<select><option>', '<frameset>'])(
    '100,000 nested %s',
    (tag) => {
      expect(read(tag.repeat(100_000)).nodeCount).toBeGreaterThan(2);
    },
  );

  it('200,000 closed elements', () => {
    expect(read(`${'<div>'.repeat(200_000)}x${'</div>'.repeat(200_000)}y`).text).toBe('xy');
  });

  it('200,000 nested hidden elements', () => {
    const page = read(`${'<div hidden>'.repeat(200_000)}x`);
    expect([page.hidden, page.notes.length]).toEqual([[], 1]);
  });

  it('200,000 nested elements with text at every level', () => {
    expect(read('<i>x '.repeat(200_000)).words.count).toBe(200_000);
  });

  it('1,000,000 tiny tags', () => {
    expect(read('<p>x'.repeat(1_000_000)).blocks.count).toBe(1_000_000);
  });

  it('20 MB of ordinary mark-up', () => {
    const row = `<div class="row"><h2>A heading</h2><p>${'Some words of a paragraph. '.repeat(12)}<a href="/next">more</a></p></div>\n`;
    const html = row.repeat(Math.ceil(20e6 / row.length));
    expect(read(html).blocks.count).toBe(2 * Math.ceil(20e6 / row.length));
  });

  it('a single line of 10 MB, with and without spaces', () => {
    expect(read(`<p>${'x'.repeat(10_000_000)}`).words.count).toBe(1);
    expect(read(`<p>${'word '.repeat(2_000_000)}`).words.count).toBe(2_000_000);
    expect(read(`<p>${' '.repeat(10_000_000)}x`).charCount(0)).toBe(1);
  });

  it('20,000 attributes', () => {
    const page = read(`<p ${times(20_000, (i) => `a${i}=${i} `)} ${times(20_000, (i) => `a${i} `)}>x`);
    expect(page.attribute(page.tag.indexOf(page.tagId('p')), 'a1')).toBeDefined();
  });

  it('20,000 repeated <body> tags with attributes', () => {
    expect(read(times(20_000, (i) => `<body a${i}=1>`)).attributes(2)).toHaveLength(20_000);
  });

  it('200,000 misnested formatting elements', () => {
    expect(read('<b><i></b></i>x'.repeat(100_000)).text).toHaveLength(100_000);
    expect(read('<p><b>x</p>'.repeat(100_000)).text).toHaveLength(100_000);
  });

  it('text pushed out of a table 200,000 times', () => {
    expect(read(`<table>${'x<tr>'.repeat(200_000)}`).nodeCount).toBeGreaterThan(200_000);
  });

  it('200,000 stray end tags below 100,000 open elements', () => {
    expect(read(`${'<span>'.repeat(100_000)}${'</p></div></b></li>'.repeat(50_000)}x`).text).toBe('x');
  });

  it('1,000 noscripts under 100,000 elements', () => {
    const noscript = `<noscript>${'words '.repeat(100)}</noscript>`;
    expect(read('<div>'.repeat(100_000) + noscript.repeat(1000)).words.count).toBe(100_000);
  });

  it('100,000 texts in embedded data', () => {
    const graph = times(100_000, (i) => `{"text":"${`${i} `.repeat(40)}"},`);
    const page = read(`<p>${'words '.repeat(100_000)}<script type="application/ld+json">[${graph}{}]</script>`);
    expect(page.dataSpans.length).toBeLessThanOrEqual(100);
    expect(read(`<script type="application/ld+json">${'['.repeat(200_000)}</script>x`).text).toBe('x');
  });

  it('NUL characters, lone surrogates and references, a million each', () => {
    expect(read('\0'.repeat(1_000_000)).text).toBe('');
    expect(read(`<p>${'a\0'.repeat(500_000)}`).text).toBe('a'.repeat(500_000));
    expect(read(`<p>${'\ud840'.repeat(1_000_000)}`).words.count).toBe(1_000_000);
    expect(read(`<p>${'\udc00 '.repeat(500_000)}`).words.count).toBe(500_000);
    expect(read(`<p>${'&amp;'.repeat(1_000_000)}`).text).toHaveLength(1_000_000);
  });

  it('200,000 unfinished things of each kind', () => {
    for (const piece of [
      '<',
      '</',
      '<!--',
      '<!',
      '<?',
      '&',
      '&#',
      '<a ',
      '<a b="',
      ']]>',
      '<![CDATA[',
      '<svg><![CDATA[',
      '<script>',
      '<title>',
    ]) {
      expect(() => read(piece.repeat(200_000))).not.toThrow();
    }
  });

  it('all of it with source positions', () => {
    for (const html of [
      `<p>${'&amp; &#32;'.repeat(200_000)}`,
      `<table>${'x<tr>'.repeat(100_000)}`,
      `${'<div>x '.repeat(100_000)}`,
      'a\r\n'.repeat(300_000),
    ]) {
      const { source, text } = parsePage(html, { source: true });
      expect(source!.rangeOf(0, text.length)).toBeDefined();
      for (let at = 0; at < text.length; at++) source!.offsetAt(at);
    }
  });
});
