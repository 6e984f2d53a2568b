import { parsePage } from '@pith/core';
import { expect, it } from 'vitest';
import { findBlockLines } from '../src/block-lines.ts';

const linesOf = (html: string): (readonly number[])[] => {
  const { count, chars, tags, block } = findBlockLines(parsePage(html));
  return Array.from({ length: count }, (_, i) => [chars[i]!, tags[i]!, block[i]!]);
};

it('lays a page out as a formatter would: characters, tags, block', () => {
  expect(linesOf('<div><ul><li><a href=#>one</a></li><li>two</li></ul><p>th<b>re</b>e</p></div>')).toEqual([
    [0, 1, -1], // <div>
    [0, 1, -1], // <ul>
    [3, 4, 0],
    [3, 2, 1],
    [0, 1, -1], // </ul>
    [5, 4, 2],
    [0, 1, -1], // </div>
  ]);
});

it('does not depend on how the source is formatted', () => {
  const compact = '<div><p>one</p><p>two <b>three</b></p><hr>four</div>';
  expect(linesOf(compact.replaceAll('<', '\n  <'))).toEqual(linesOf(compact));
});

it('a block is one line: pre keeps its tags, two br end it, one does not', () => {
  expect(linesOf('<pre>a<div>b</div>c</pre>')).toEqual([[3, 4, 0]]);
  expect(linesOf('<p>a<br>b<br><br>c</p>')).toEqual([
    [2, 4, 0],
    [1, 1, 1],
  ]);
});

it('leaves hidden text and its tags out', () => {
  expect(linesOf('<p>a<span hidden>b<i>c</i></span>d</p>')).toEqual([
    [1, 1, 0],
    [1, 1, 2],
  ]);
});

it('does not count scripts as tags', () => {
  expect(linesOf('<p>a<script>b</script></p>')).toEqual([[1, 2, 0]]);
});
