import { type Extractor, keptSpans, type Page, parsePage } from '@pith/core';
import { describe, expect, it } from 'vitest';
import { nce } from '../src/index.ts';
import { byId, comment, prose, storyPage } from './example-page.ts';

const keptText = (page: Page, extractor: Extractor = nce()): string =>
  keptSpans(extractor.extract(page))
    .map(([start, end]) => page.text.slice(start, end))
    .join('|');
const comments = comment('3') + comment('5') + comment('12');
const title = 'Tide mill by the old harbour grinds rye';
const body = prose(900).repeat(3);

describe.each(['default', 'paper'] as const)('with the preset %s', (preset) => {
  it('keeps title and story', () => {
    expect(keptText(storyPage(), nce({ preset })) === `${title}${body}`).toBe(true);
  });
  it('cuts comments off', () => {
    const text = keptText(storyPage(comments), nce({ preset, title: false }));
    expect(text === body).toBe(true);
  });
  it('leaves one or two comments, which prove nothing', () => {
    expect(keptText(storyPage(comment('3') + comment('5')), nce({ preset, title: false }))).toContain('I liked it');
  });
  it('keeps everything on a page without long text', () => {
    const page = parsePage('<nav><a href=#>Home</a></nav><p>Short.</p>');
    expect(keptText(page, nce({ preset }))).toBe('HomeShort.');
    expect(nce({ preset }).extract(page).notes).toEqual(['no node holds an article; everything is kept']);
  });
});

it('leaves out phases on demand', () => {
  const page = storyPage(comments);
  expect(keptText(page, nce({ title: false, comments: false }))).toContain('I liked it');
  expect(keptText(page, nce({ title: false }))).not.toContain(title);
});

it('does not take a dated listing for comments', () => {
  const listing = parsePage(`<div>${`<article><i>3 days ago</i><p>${prose(300)}</p></article>`.repeat(9)}</div>`);
  expect(keptText(listing)).toHaveLength(9 * (10 + 300));
});

it('says what it decided by', () => {
  const page = storyPage(comments);
  const signals = Object.fromEntries(
    nce()
      .extract(page)
      .signals.map((signal) => [signal.name, signal]),
  );
  expect(Object.keys(signals)).toEqual(['separator', 'linkDensity', 'commentMarks', 'titleOverlap']);
  expect(signals.separator!.values.indexOf(1)).toBe(byId(page, 'story'));
  expect([...signals.commentMarks!.values].filter((size) => size > 0)).toEqual([3, 3, 3]);
  expect(signals.titleOverlap!.values.some((share) => share >= signals.titleOverlap!.threshold!)).toBe(true);
});
