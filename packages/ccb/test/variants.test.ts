import { type Extractor, keptSpans, parsePage } from '@pith/core';
import { describe, expect, it } from 'vitest';
import { accb, ccb, tccb } from '../src/index.ts';

const keptText = (extractor: Extractor, html: string): string[] => {
  const page = parsePage(html);
  return keptSpans(extractor.extract(page)).map(([start, end]) => page.text.slice(start, end).trim());
};
const PROSE =
  'The mill grinds when the tide goes out, and it rests when the sea comes back to fill the pond behind its wall.';
const ITEM = '<li class="item first"><a class="link" href="/home/index.html">Home</a></li>';
const RULES = `${'<div class="rule"></div>'.repeat(6)}`;
const MENU = `${RULES}<ul class="menu">${ITEM.repeat(9)}</ul>${RULES}`;

describe.each([
  ['ccb', ccb()],
  ['accb', accb()],
  ['tccb', tccb()],
])('%s', (_, extractor) => {
  it('keeps text far from code and drops words among tags', () => {
    expect(keptText(extractor, `${MENU}<p>${PROSE}</p><p>${PROSE}</p>${MENU}`)).toEqual([PROSE + PROSE]);
  });

  it('keeps a page without tags, and nothing of a page without words', () => {
    expect(keptText(extractor, PROSE)).toEqual([PROSE]);
    expect(keptText(extractor, '<p><br></p>')).toEqual([]);
  });
});

it('accb does not mind links in a sentence', () => {
  const linked = PROSE.replace(/\w{5,}/g, '<a href="/wiki/a-long-address-of-a-page">$&</a>');
  expect(keptText(ccb(), linked)).not.toEqual([PROSE]);
  expect(keptText(accb(), linked)).toEqual([PROSE]);
});

it('tccb minds the number of tags, not their length', () => {
  const styled = `<p style="${'margin:0;'.repeat(40)}">one two three</p>`.repeat(9);
  expect(keptText(ccb(), styled)).toEqual([]);
  expect(keptText(tccb(), styled)).toHaveLength(1);
});
