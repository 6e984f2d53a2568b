import { describe, expect, it } from 'vitest';
import { keepAll, keptSpans, parsePage } from '../src/index.ts';

const REST = 'Visible words, many more than the others. '.repeat(3);

/** Hidden texts with their reasons, and what keep-all makes of the rest. */
function read(html: string, hidden: 'drop' | 'keep' = 'drop') {
  const page = parsePage(html, { hidden });
  return {
    page,
    hidden: page.hidden.map(({ start, end, reason }) => `${reason}: ${page.text.slice(start, end)}`),
    kept: keptSpans(keepAll().extract(page))
      .map((span) => page.text.slice(...span))
      .join('|'),
  };
}

describe('hidden text', () => {
  it.each([
    ['hidden', '<b hidden>x</b>'],
    ['hidden', '<b hidden=false>x</b>'],
    ['display:none', '<b style="display:none">x</b>'],
    ['display:none', '<b style="color: red; DISPLAY : NONE !important">x</b>'],
    ['visibility:hidden', '<b style="visibility: hidden">x</b>'],
    ['aria-hidden', '<b aria-hidden="true">x</b>'],
    ['hidden', '<b hidden><i aria-hidden="true">x</i></b>'],
  ])('is told by %s: %s', (reason, html) => {
    expect(read(REST + html).hidden).toEqual([`${reason}: x`]);
  });

  it.each([
    '<b hidden="until-found">x</b>',
    '<b hidden="UNTIL-FOUND">x</b>',
    '<b aria-hidden="false">x</b>',
    '<b aria-hidden>x</b>',
    '<b style="x-display:none">x</b>',
    '<b style="display:inline; content: none">x</b>',
    '<b style="display:nonesuch">x</b>',
    '<b class="hidden">x</b>',
  ])('is not told by %s', (html) => {
    expect(read(REST + html).hidden).toEqual([]);
  });

  it('stays in the stream, flagged, in no sum, and is never kept', () => {
    const { page, kept, hidden } = read(`<p>${REST}</p><div hidden>no <a href>link</a><p>words</p></div><p>end</p>`);
    expect(page.text).toContain('no linkwords');
    expect(hidden).toEqual(['hidden: no linkwords']);
    const div = page.tag.indexOf(page.tagId('div'));
    expect([div, div + 1, div + 2, div + 3].map((node) => page.isHidden(node))).toEqual([true, true, true, true]);
    expect([
      page.charCount(div),
      page.wordCount(div),
      page.tagCount(div),
      page.linkCharCount(div),
      page.linkTagCount(div),
    ]).toEqual([0, 0, 0, 0, 0]);
    expect(page.charCount(0)).toBe(REST.trim().length + 3);
    expect(kept).toBe(`${REST}|end`);
  });

  it('is a block of its own between visible text', () => {
    const { page } = read(`<p>${REST}</p>be<span hidden>never</span>fore`);
    const { start, end, hidden, count } = page.blocks;
    const blocks = Array.from({ length: count }, (_, b) => [page.text.slice(start[b], end[b]), hidden[b]]);
    expect(blocks).toEqual([
      [REST, 0],
      ['be', 0],
      ['never', 1],
      ['fore', 0],
    ]);
  });

  it('is visible where a flag would hide more than half of the page’s text, with a note', () => {
    const { page, hidden } = read(`<div style="display:none">${REST}<i hidden>small</i></div><p>Loading</p>`);
    expect(page.notes).toEqual(['"display:none" ignored where it would hide more than half of the page\'s text']);
    expect(hidden).toEqual(['hidden: small']);
  });

  it('is hidden up to exactly one half', () => {
    expect(read('<p>four</p><p hidden>four').hidden).toEqual(['hidden: four']);
    expect(read('<p>four</p><p hidden>fiver').hidden).toEqual([]);
  });

  it('gives at most one note for a reason', () => {
    expect(read('<div hidden>'.repeat(50) + REST).page.notes).toHaveLength(1);
  });

  it('counts as visible on request', () => {
    const { page, hidden, kept } = read(`${REST}<b hidden>x</b>`, 'keep');
    expect(hidden).toEqual([]);
    expect(kept).toBe(`${REST}x`);
    expect(page.charCount(0)).toBe(REST.trim().length + 1);
  });

  it('without text leaves no span', () => {
    expect(read(`${REST}<b hidden></b><img hidden>`).hidden).toEqual([]);
  });
});
