import { parsePage } from '@pith/core';
import { describe, expect, it } from 'vitest';
import { connectMarks, findCommentCut } from '../src/comment-cut.ts';
import { findCommentMarks } from '../src/comment-marks.ts';
import { nce } from '../src/index.ts';

const { options } = nce({ preset: 'paper' });
const marksIn = (html: string) => {
  // The body itself must be too long for a mark.
  const page = parsePage(`<body>${html}<p>${'and so on '.repeat(7)}</p>`);
  const marks = findCommentMarks(page, [page.body], options);
  return { page, marks, texts: marks.nodes.map((node) => page.text.slice(page.textStart[node], page.textEnd(node))) };
};

describe('marks', () => {
  it.each([
    '12/31/2009',
    '2009-12-31',
    'Dec. 31, 2009',
    '31st of December',
    '3 hours ago',
    'Permalink',
    'Posted by Ann',
    'Ann says:',
    'Ann wrote',
  ])('has "%s"', (text) => {
    expect(marksIn(`<i>${text}</i>`).texts).toEqual([text]);
  });
  it.each(['2009', '31.12', '10:30', 'a reply that we got', 'he says that', 'march on'])('has no "%s"', (text) => {
    expect(marksIn(`<i>${text}</i>`).texts).toEqual([]);
  });
  it('are short, and the outermost element around a text', () => {
    expect(marksIn(`<i>3 hours ago ${'x'.repeat(60)}</i>`).texts).toEqual([]);
    expect(marksIn('<div><b>Ann</b>, <i>3 hours ago</i></div>').texts).toEqual(['Ann, 3 hours ago']);
  });
  it('are links to comments too', () => {
    expect(marksIn('<b><a href="/x#comment-7">here</a></b> <a href="/x">there</a>').texts).toEqual(['here']);
  });
  it('look alike whatever their numbers', () => {
    const { marks } = marksIn('<i class=c1>3 May 2009</i> <i class=c2>14 June 2010</i>');
    expect(marks.signatures).toEqual(['i c9', 'i c9']);
    expect(marks.words[0]).toEqual(marks.words[1]);
  });
});

describe('components', () => {
  const sizesIn = (html: string, given = {}) => {
    const { page, marks } = marksIn(html);
    return [...connectMarks(page, marks, { ...options, ...given }).size];
  };
  it('connect similar marks of one kind', () => {
    expect(sizesIn('<i>3 days ago</i> <i>9 days ago</i> <b>9 days ago</b> <i>Ann Onymous wrote</i>')).toEqual([
      2, 2, 1, 1,
    ]);
  });
  it('end where marks are too far apart', () => {
    const html = `<i>3 days ago</i> <p>${'x'.repeat(90)}</p> <i>9 days ago</i>`;
    expect(sizesIn(html, { commentDistance: 100 })).toEqual([2, 2]);
    expect(sizesIn(html, { commentDistance: 99 })).toEqual([1, 1]);
  });
  it('reach over others, but not far', () => {
    const html = '<i>3 days ago</i> <b>Ann says</b> <i>9 days ago</i>';
    expect(sizesIn(html)).toEqual([2, 1, 2]);
    expect(sizesIn(html, { commentReach: 1 })).toEqual([1, 1, 1]);
  });
});

it('the cut is the start of the first component with enough text before it', () => {
  const { page, marks } = marksIn(`<i>1 day ago</i> <p>${'x'.repeat(991)}</p> <i>2 days ago</i> <i>3 days ago</i>`);
  const cut = (first: number[], given: object): number =>
    findCommentCut(
      page,
      [page.body],
      marks,
      { first: Int32Array.from(first), size: Int32Array.of(3, 3, 3) },
      { ...options, ...given },
    );
  // 9 + 991 characters stand before the second mark.
  expect(cut([0, 1, 1], {})).toBe(marks.nodes[1]);
  expect(cut([0, 1, 1], { commentBody: 1001 })).toBe(-1);
  expect(cut([0, 1, 1], { commentCount: 4 })).toBe(-1);
  // One component over the whole text: a dated listing.
  expect(cut([0, 0, 0], {})).toBe(-1);
  expect(cut([0, 0, 0], { commentBody: 0, commentShare: 0 })).toBe(marks.nodes[0]);
});
