import { type Extraction, keepAll, marksToExtraction, parsePage } from '@pith/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toText } from '../src/index.ts';

const textOf = (html: string): string => toText(keepAll().extract(parsePage(html)));

/** Keeps the text nodes that hold no "x". */
function withoutX(html: string): Extraction {
  const page = parsePage(html);
  const kept = new Uint8Array(page.nodeCount);
  for (let i = 0; i < page.nodeCount; i++) {
    if (page.isText(i)) kept[i] = page.text.slice(page.textStart[i], page.textStart[i + 1]).includes('x') ? 0 : 1;
  }
  return marksToExtraction(page, { unit: 'textNode', kept }, false);
}

describe('blocks', () => {
  it.each([
    ['paragraphs and headings by a blank line', '<h1>One</h1><p>Two</p><p>Three</p>', 'One\n\nTwo\n\nThree'],
    ['other blocks by a line', '<div>One</div><div>Two</div>', 'One\nTwo'],
    ['list items by a line', '<p>One</p><ul><li>Two<li>Three</ul><p>Four', 'One\n\nTwo\nThree\n\nFour'],
    ['a nested list from its item by a line', '<ul><li>One<ul><li>Two</ul><li>Three</ul>', 'One\nTwo\nThree'],
    ['a term from its description', '<dl><dt>One</dt><dd>Two</dd></dl>', 'One\nTwo'],
    ['lines by br', 'One<br>two<br><br><br>three', 'One\ntwo\n\nthree'],
    ['nothing by a br at the end of a block', '<div>One<br></div><div>Two</div>', 'One\nTwo'],
    ['nothing by inline elements', 'un<b>bro</b>ken <i>word</i>', 'unbroken word'],
  ])('separates %s', (_, html, text) => {
    expect(textOf(html)).toBe(text);
  });

  it('collapses white space of every kind to one blank', () => {
    expect(textOf('<p>  a \n\t b&nbsp;&nbsp;c <b> d</b></p>')).toBe('a b c d');
  });
});

describe('tables', () => {
  it('puts a tab between cells and a line break between rows', () => {
    expect(textOf('<table><tr><th>A<th>B<tr><td>1<td>2</table>')).toBe('A\tB\n1\t2');
  });
  it('keeps a row together when its cells hold paragraphs', () => {
    const cell = (text: string): string => `<td>\n<p>${text}</p>\n</td>`;
    expect(textOf(`<table><tr>${cell('A')}${cell('B')}</tr><tr>${cell('1')}${cell('2')}</tr></table>`)).toBe(
      'A\tB\n1\t2',
    );
  });
  it('counts an empty cell between two others, not one in front', () => {
    expect(textOf('<table><tr><td><td>A<td><td>B</table>')).toBe('A\t\tB');
  });
  it('lets an outer cell hold a table', () => {
    const inner = '<table><tr><td>1<td>2<tr><td>3<td>4</table>';
    expect(textOf(`<table><tr><td>A<td>${inner}<td>B<tr><td>C</table>`)).toBe('A\t1\t2\n3\t4\tB\nC');
  });
});

describe('pre', () => {
  it('stands as it is, without the white space behind its last word', () => {
    expect(textOf('<p>Code:</p><pre>  if (a) {\n\n\t<b>b</b>();\n  }\n\n</pre><p>End')).toBe(
      'Code:\n\n  if (a) {\n\n\tb();\n  }\n\nEnd',
    );
  });
  it('keeps white space between elements', () => {
    expect(textOf('<pre><i>a</i>  <i>b</i>\n<i> c</i><br>d</pre>')).toBe('a  b\n c\nd');
  });
});

describe('marks', () => {
  const marked = (html: string): string => toText(keepAll().extract(parsePage(html)), { marks: true });
  it.each([
    ['bullets', '<p>a</p><ul><li>b<li><p>c</p><ul><li>d</ul></ul>', 'a\n\n- b\n\n- c\n\n  - d'],
    ['numbers', '<ol start=3><li>a<li>b<li value=9>c</ol>', '3. a\n4. b\n9. c'],
    ['columns', '<p>t</p><table><tr><th>tea<th>heat<tr><td>green<td>70 °C</table>', 't\n\ntea   | heat\ngreen | 70 °C'],
    ['no columns in a table of one', '<table><tr><td>a<tr><td>b</table>', 'a\nb'],
    ['no columns around a table', '<table><tr><td>a<td><table><tr><td>b<td>c</table><td>d</table>', 'a\tb | c\td'],
    ['nothing for items without text', '<ul><li><li>a</ul>', '- a'],
  ])('%s', (_, html, text) => {
    expect(marked(html)).toBe(text);
  });
});

describe('what was dropped', () => {
  it('leaves a blank where white space stood beside it', () => {
    expect(toText(withoutX('<p>one <a>x</a> two'))).toBe('one two');
  });
  it('never glues the words around it', () => {
    expect(toText(withoutX('<p>one<a>x</a>two'))).toBe('one\ntwo');
    expect(toText(withoutX('<pre>one<a> x</a>two'))).toBe('one two');
  });
  it('leaves no trace of blocks and cells without kept text', () => {
    expect(toText(withoutX('<p>x<p>one<hr><p>x<table><tr><td>x<td>two</table>'))).toBe('one\n\ntwo');
  });
  it('is everything on an empty page', () => {
    expect(textOf('')).toBe('');
  });
});

it('ends with the data segments that were kept', () => {
  const value = 'Only in the data. '.repeat(10).trim();
  const page = parsePage(`<p>Shown</p><script type="application/ld+json">{"articleBody": "${value} Second."}</script>`);
  const all = { ...keepAll().extract(page), bounds: Int32Array.of(0, page.text.length), kept: Uint8Array.of(1) };
  expect(toText(all)).toBe(`Shown\n\n${value} Second.`);
});

it('stays linear and does not recurse on 100,000 nested elements', () => {
  expect(textOf(`${'<div>'.repeat(100_000)}deep`)).toBe('deep');
});

const soup = fc
  .array(
    fc.oneof(
      fc.constantFrom('<p>', '</p>', '<td>', '<tr>', '<table>', '</table>', '<br>', '<pre>', '</pre>', '<li>', '<b>'),
      fc.constantFrom('word', ' ', '\n', ' a b ', '&nbsp;', 'x'),
    ),
    { maxLength: 40 },
  )
  .map((pieces) => pieces.join(''));

it('changes nothing but white space', () => {
  const visible = (text: string): string => text.replace(/\s+/g, '');
  fc.assert(
    fc.property(soup, (html) => {
      expect(visible(textOf(html))).toBe(visible(parsePage(html).text));
    }),
  );
});

it('starts and ends with a word, and never has more than one blank line', () => {
  fc.assert(
    fc.property(soup, (html) => {
      const text = toText(withoutX(html.replaceAll('pre', 'div')));
      expect(text).toBe(text.trim());
      expect(text).not.toMatch(/\n{3}| {2}|\n | \n|\t | \t/);
    }),
  );
});
