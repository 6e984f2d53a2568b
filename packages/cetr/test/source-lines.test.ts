import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSourceLines } from '../src/source-lines.ts';

const linesOf = (html: string, rebreak: 'single' | 'auto' | 'always' = 'single', rebreakWidth = 20) => {
  const { count, start, end, chars, tags } = findSourceLines(html, { rebreak, rebreakWidth });
  return Array.from({ length: count }, (_, i) => ({
    source: html.slice(start[i], end[i]).trim(),
    chars: chars[i],
    tags: tags[i],
  }));
};
const counts = (html: string): (readonly (number | undefined)[])[] =>
  linesOf(html).map(({ chars, tags }) => [chars, tags]);

describe('lines', () => {
  it('end at line feeds, carriage returns and both; blank ones do not count', () => {
    expect(linesOf('<p>\na\r\n \t\r\n\rb').map(({ source }) => source)).toEqual(['<p>', 'a', 'b']);
  });
  it('do not end inside a tag', () => {
    expect(counts('<img\n  alt="x"\n>text\nmore')).toEqual([
      [4, 1],
      [4, 0],
    ]);
  });
  it('count start, end and void tags, doctype and processing instructions', () => {
    expect(counts('<!doctype html><?xml ?>\n<p>a<br>b</p>')).toEqual([
      [0, 2],
      [2, 3],
    ]);
  });
  it('count collapsed characters, and a reference as one', () => {
    expect(counts('  a \t b  <b> c</b> \n&lt;&#8364;&nbsp;&copy; & &unfinished')).toEqual([
      [5, 2],
      [4 + 2 + 12, 0],
    ]);
  });
  it('have no part of what is removed', () => {
    const removed =
      '<script>\nif (a < b) "</p>"\n</script><STYLE>p {}</Style >' +
      '<!-- <p>\n --><!--><noscript>a</noscript><svg><text>b</text></svg><template>c</template><iframe>d</iframe>';
    expect(counts(`<p>one${removed}two\nthree`)).toEqual([
      [6, 1],
      [5, 0],
    ]);
  });
});

describe('tags', () => {
  it('may hold > in quoted values, but quotes open only after =', () => {
    expect(counts(`<a title="x > y" lang='>' it's">t\n<a data-x="\n>">u`)).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });
  it('begin with a letter: a lone < is text', () => {
    expect(counts('1 < 2 <3\n<>')).toEqual([
      [8, 0],
      [2, 0],
    ]);
  });
  it('that are never closed end the page', () => {
    expect(counts('one\n<a href="two\nthree')).toEqual([
      [3, 0],
      [0, 1],
    ]);
    expect(counts('one\n<!-- two\nthree')).toEqual([[3, 0]]);
  });
  it('of elements that are never closed remove nothing', () => {
    expect(counts('<svg>a\n<template>b\n<svg/>c')).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
  });
});

describe('re-breaking', () => {
  const text = 'twelve chars of text and then some more';
  it('cuts a page on a single line behind tags and at white space', () => {
    expect(linesOf(`<p class="long enough">${text}</p><p>${text}</p>`).map(({ source }) => source)).toEqual([
      '<p class="long enough">',
      'twelve chars of text',
      'and then some more</p>',
      '<p>twelve chars of text',
      'and then some more</p>',
    ]);
  });
  it('leaves pages of several lines alone, unless they are minified', () => {
    const lines = `<p>${text}</p>\n<p>${text}</p>`;
    expect(linesOf(lines)).toHaveLength(2);
    expect(linesOf(lines, 'auto')).toHaveLength(2);
    expect(linesOf(lines, 'always').length).toBeGreaterThan(2);
    const minified = `${`<p>${text}</p>`.repeat(20)}\n<p>end</p>`;
    expect(linesOf(minified)).toHaveLength(2);
    expect(linesOf(minified, 'auto').length).toBeGreaterThan(20);
  });
  it('cuts between characters where words have no spaces', () => {
    expect(linesOf('<p>水車小屋は潮が引くたびに粉を挽くのでいつも静かに回っている').length).toBe(2);
  });
});

it('lines partition the text of the source, whatever it holds', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<a b="',
    '">',
    '<!--',
    '-->',
    '<script>',
    '</script>',
    '<',
    'x ',
    '\n',
    '&amp;',
    "'",
  );
  fc.assert(
    fc.property(fc.array(piece), fc.constantFrom('single', 'auto', 'always'), (pieces, rebreak) => {
      const html = pieces.join('');
      const { count, start, end } = findSourceLines(html, { rebreak, rebreakWidth: 20 });
      for (let i = 0; i < count; i++) {
        expect(start[i]).toBeGreaterThanOrEqual(i === 0 ? 0 : end[i - 1]!);
        expect(end[i]).toBeGreaterThan(start[i]!);
      }
      expect(end[count - 1] ?? 0).toBeLessThanOrEqual(html.length);
    }),
  );
});
