import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePage } from '../src/index.ts';
import { soup } from './soup.ts';

/** The source of each stretch of the stream that is asked for. */
function sourceOf(html: string, ...stretches: readonly string[]): (string | undefined)[] {
  const { source, text } = parsePage(html, { source: true });
  return stretches.map((stretch) => {
    const start = text.indexOf(stretch);
    expect(start, stretch).toBeGreaterThanOrEqual(0);
    const range = source!.rangeOf(start, start + stretch.length);
    return range && html.slice(...range);
  });
}

describe('source positions', () => {
  it('are not kept unless asked for', () => {
    expect(parsePage('<p>text').source).toBeUndefined();
  });

  it('leave the page as it is without them', () => {
    fc.assert(
      fc.property(soup, (html) => {
        const plain = parsePage(html);
        const located = parsePage(html, { source: true });
        for (const column of ['text', 'tag', 'parent', 'end', 'textStart', 'flags'] as const) {
          expect(located[column]).toEqual(plain[column]);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('find every character: itself, or the reference or line end that stands for it', () => {
    fc.assert(
      fc.property(soup, (html) => {
        const { source, text } = parsePage(html, { source: true });
        for (let at = 0; at < text.length; at++) {
          const offset = source!.offsetAt(at);
          const written = html[offset] ?? '';
          const fits =
            written === text[at] ||
            (written === '&' && offset >= 0) ||
            (written === '\r' && text[at] === '\n') ||
            (written === '\0' && text[at] === '\ufffd') ||
            (offset === -1 && html.includes('<![CDATA['));
          expect(fits, `"${text[at]}" at ${at} is written "${written}"`).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('cover no more than the reference that a character was written as', () => {
    expect(sourceOf('<p>a &amp; b &eacute &#65;&#x42 &notit; c', '&', 'é', 'A', 'B', '¬', 'it;', 'a & b')).toEqual([
      '&amp;',
      '&eacute',
      '&#65;',
      '&#x42',
      '&not',
      'it;',
      'a &amp; b',
    ]);
  });

  it('begin at the reference where white space meets one', () => {
    expect(sourceOf('<p>one&#32;&#116;wo &lt;three', 'one', ' t', 'two', '<', 'three')).toEqual([
      'one',
      '&#32;&#116;',
      '&#116;wo',
      '&lt;',
      'three',
    ]);
  });

  it('cover CR LF and a lone CR as one line end each', () => {
    expect(sourceOf('<p>one\r\ntwo\rthree', 'one\ntwo', '\n', 'two\nthree', 'three')).toEqual([
      'one\r\ntwo',
      '\r\n',
      'two\rthree',
      'three',
    ]);
  });

  it('know the line feed that the parser drops after <pre>', () => {
    expect(sourceOf('<pre>\n\n one</pre>', '\n one', 'one')).toEqual(['\n one', 'one']);
    expect(sourceOf('<pre>\r\n&amp;two</pre>', '&two', 'two')).toEqual(['&amp;two', 'two']);
  });

  it('find text that a table pushes out, though it lies in the source behind the table', () => {
    const html = '<table>one<tr>two<td>cell</td>three</tr></table>';
    const page = parsePage(html, { source: true });
    // One text node before the table, pieced together from three places with foreign tags between them.
    expect(page.text).toBe('onetwothreecell');
    expect(sourceOf(html, 'one', 'two', 'three', 'cell')).toEqual(['one', 'two', 'three', 'cell']);
    expect(sourceOf(html, 'onetwothree')).toEqual(['one<tr>two<td>cell</td>three']);
  });

  it('go on across unclosed and misnested tags', () => {
    expect(sourceOf('<p>one<b>two<i>three</b>four<p>five', 'two', 'threefour', 'five')).toEqual([
      'two',
      'three</b>four',
      'five',
    ]);
  });

  it('hold on a page of one line and behind astral characters', () => {
    const html = '<body><p>𠮷😀 one</p><p>two &#x1F600; three</p></body>';
    expect(sourceOf(html, '𠮷😀', 'one', '😀 three', 'three')).toEqual(['𠮷😀', 'one', '&#x1F600; three', 'three']);
  });

  it('pass over NUL characters, which the parser drops', () => {
    expect(sourceOf('<p>one\0two\0 three', 'one', 'two', 'three', 'onetwo')).toEqual([
      'one',
      'two',
      'three',
      'one\0two',
    ]);
  });

  it('are missing for text that is not in the source', () => {
    const body = 'Words that only a script would show. '.repeat(8);
    const html = `<p>page<script type="application/ld+json">{"articleBody":"${body}"}</script>`;
    const page = parsePage(html, { source: true });
    expect(page.source!.offsetAt(page.dataStart)).toBe(-1);
    expect(page.source!.rangeOf(page.dataStart, page.text.length)).toBeUndefined();
    expect(page.source!.rangeOf(0, page.text.length)).toEqual([3, 7]);

    const noscript = parsePage(`<body><noscript><p>${body.repeat(3)}</noscript>`, { source: true });
    expect(noscript.text).toContain('Words');
    expect(noscript.source!.rangeOf(0, noscript.text.length)).toBeUndefined();
  });

  it('are missing for text in CDATA sections, and for no other', () => {
    expect(
      sourceOf('<p>one</p><math><mrow>two<![CDATA[three four]]>five</mrow></math>six', 'one', 'four', 'six'),
    ).toEqual(['one', undefined, 'six']);
  });

  it('are missing outside the stream', () => {
    const { source } = parsePage('<p>one', { source: true });
    expect([source!.offsetAt(-1), source!.offsetAt(3), source!.offsetAt(99)]).toEqual([-1, -1, -1]);
    expect(source!.rangeOf(1, 1)).toBeUndefined();
    expect(parsePage('', { source: true }).source!.rangeOf(0, 0)).toBeUndefined();
  });
});
