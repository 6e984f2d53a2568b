import { expect, it } from 'vitest';
import { linkQuotas, parsePage } from '../src/index.ts';

const quotasOf = (html: string): number[] => {
  const page = parsePage(html);
  return [...linkQuotas(page)].filter((_, i) => page.isText(i));
};

it('linkQuotas is the largest link share of the blocks around a text', () => {
  // The list is all links, the paragraph one half, the division three quarters; inline elements have no quota of their own.
  expect(quotasOf('<div><ul><li><a>12345678</a></ul><p>1234<b><a>1234</a></b></p></div>')).toEqual([1, 0.75, 0.75]);
});

it('linkQuotas leaves out the body, empty blocks and hidden text', () => {
  expect(quotasOf('<a>link</a><p></p><div>text<a hidden>hidden</a></div>')).toEqual([0, 0, 0]);
});
