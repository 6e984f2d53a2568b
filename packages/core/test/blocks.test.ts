import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLOCK_TAGS, blockAt, collapse, nodeAt, type Page, parsePage } from '../src/index.ts';
import { soup } from './soup.ts';

const textsOf = (page: Page): string[] =>
  Array.from(page.blocks.start, (start, b) => collapse(page.text.slice(start, page.blocks.end[b])));
const blocksOf = (html: string): string[] => textsOf(parsePage(html));

describe('blocks', () => {
  it.each(
    [...BLOCK_TAGS].filter(
      (name) => !/^(body|html|frameset|hr|option|optgroup|legend|caption|t.*|plaintext)$/.test(name),
    ),
  )('start and end at <%s>', (name) => {
    expect(blocksOf(`<div>one<${name}>two</${name}>three</div>`)).toEqual(['one', 'two', 'three']);
  });

  it('start and end at the parts of tables', () => {
    const html = '<table><caption>1</caption><thead><tr><th>2<th>3<tbody><tr><td>4<td>5<tfoot><tr><td>6</table>7';
    expect(blocksOf(html)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  });

  it('start and end at the parts of forms', () => {
    expect(blocksOf('<select><optgroup><option>1<option>2</select><fieldset><legend>3</legend>4')).toEqual([
      '1',
      '2',
      '3',
      '4',
    ]);
  });

  it.each(['a', 'b', 'span', 'button', 'label', 'img', 'wbr', 'x-y', 'select'])(
    'do not split at inline <%s>',
    (name) => {
      expect(blocksOf(`<p>one <${name}> two </${name}> three`)).toEqual(['one two three']);
    },
  );

  it('split at hr', () => {
    expect(blocksOf('<div>one<hr>two')).toEqual(['one', 'two']);
  });

  it('do not split at a single br, but at two with only white space between', () => {
    expect(blocksOf('one<br>two<br><br>three<br> \n <b> <br></b>four<br>x<br>five')).toEqual([
      'onetwo',
      'three',
      'fourxfive',
    ]);
    expect(blocksOf('<br><br>one<br><br><br><br>two<br><br>')).toEqual(['one', 'two']);
  });

  it('take pre as one block, whatever stands inside', () => {
    expect(blocksOf('one<pre>two<br><br>three<div>four</div><p>five</p></pre>six')).toEqual([
      'one',
      'twothreefourfive',
      'six',
    ]);
    expect(blocksOf('<pre>one<pre>two</pre>three</pre>four<p>five')).toEqual(['onetwothree', 'four', 'five']);
  });

  it('are never white space alone, and may hold it at their end', () => {
    expect(blocksOf('<p> </p> <p>\u00a0</p>\n<div>\t</div>')).toEqual([]);
    const page = parsePage('<p> one </p> <p>two</p>');
    expect([...page.blocks.start, ...page.blocks.end]).toEqual([0, 6, 5, 9]);
  });

  it('know their nodes and the innermost block element around their first text', () => {
    const page = parsePage('<ul><li><b>one</b> two</li></ul>three');
    const { blocks } = page;
    expect(Array.from(blocks.element, (node) => page.tagName(node))).toEqual(['li', 'body']);
    const nodes = Array.from(blocks.firstNode, (first, b) =>
      page.text.slice(page.textStart[first], page.textStart[blocks.endNode[b]!]),
    );
    expect(nodes).toEqual(['one two', 'three']);
  });

  it('hold every visible letter exactly once, in order', () => {
    fc.assert(
      fc.property(soup, (html) => {
        const page = parsePage(html);
        const { count, start, end } = page.blocks;
        let at = 0;
        for (let b = 0; b < count; b++) {
          expect(page.text.slice(at, start[b]).trim()).toBe('');
          expect(page.text.slice(start[b], end[b]).trim()).not.toBe('');
          expect(start[b]! >= at && end[b]! > start[b]!).toBe(true);
          at = end[b]!;
        }
        expect(page.text.slice(at).trim()).toBe('');
      }),
      { numRuns: 500 },
    );
  });
});

describe('looking up an offset', () => {
  it('finds the text node and the block that hold it', () => {
    fc.assert(
      fc.property(soup, (html) => {
        const page = parsePage(html);
        for (let offset = 0; offset < page.text.length; offset++) {
          const node = nodeAt(page, offset);
          expect(page.isText(node) && page.textStart[node]! <= offset && offset < page.textEnd(node)).toBe(true);
          const block = [...page.blocks.start].findIndex((start, b) => start <= offset && offset < page.blocks.end[b]!);
          expect(blockAt(page, offset)).toBe(block);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('gives -1 outside', () => {
    const page = parsePage('<p>one</p>');
    expect([nodeAt(page, -1), nodeAt(page, 3), blockAt(page, -1), blockAt(page, 3)]).toEqual([-1, -1, -1, -1]);
  });
});
