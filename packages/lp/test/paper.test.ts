import { keptSpans, parsePage } from '@pith/core';
import { describe, expect, it } from 'vitest';
import { findPagelets } from '../src/find-pagelets.ts';
import { lp } from '../src/index.ts';

const links = (count: number): string => '<a href="#">link</a> '.repeat(count);
const PAGE = parsePage(
  `<body><nav>${links(4)}</nav><main>${'x'.repeat(900)}${links(2)}</main><footer>${links(3)}</footer></body>`,
);

describe('PagePartitioning', () => {
  const namesOf = (html: string, count: number): string[] => {
    const page = parsePage(html);
    return findPagelets(page, count).map((node) => page.tagName(node));
  };

  it('cuts a body with 4, 2 and 3 links in its parts into nav, main and footer', () => {
    expect(findPagelets(PAGE, 3).map((node) => PAGE.tagName(node))).toEqual(['nav', 'main', 'footer']);
  });

  it('leaves a page whole when no child has enough links', () => {
    expect(namesOf(`<nav>${links(2)}</nav><main>${links(2)}</main>`, 3)).toEqual(['body']);
  });

  it('cuts on as long as a child has enough links', () => {
    expect(namesOf(`<div>text<ul><li>${links(3)}</li></ul><p>text</p></div>`, 3)).toEqual(['li', 'p']);
  });
});

it('keeps the pagelet with the most text', () => {
  const extraction = lp({ links: 3 }).extract(PAGE);
  expect(keptSpans(extraction).map(([start, end]) => PAGE.text.slice(start, end))).toEqual([
    `${'x'.repeat(900)}link link `,
  ]);
  expect(extraction.signals[0]!.values.filter((size) => size > 0)).toEqual(Float64Array.of(16, 908, 12));
});
