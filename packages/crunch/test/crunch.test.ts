import { type Extractor, keptSpans, parsePage } from '@pith/core';
import { expect, it } from 'vitest';
import { crunch } from '../src/index.ts';

const keptText = (html: string, extractor: Extractor = crunch()): string[] => {
  const page = parsePage(html);
  return keptSpans(extractor.extract(page)).map(([start, end]) => page.text.slice(start, end));
};
const PROSE = 'The mill grinds when the tide goes out, and it rests when the sea comes back to fill the pond.';

it.for([
  ['a list of links', '<ul><li><a href="#">Home and garden and more</a></ul>'],
  ['a list of short items', '<ul><li>Home<li>About us</ul>'],
  ['an advertisement', '<div class="ads">Buy a whole mill of your own today!</div>'],
  ['form controls', '<form><select><option>One<option>Two</select><button>Send this form now</button></form>'],
])('drops %s', ([, clutter]) => {
  expect(keptText(`<p>${PROSE}</p>${clutter}`)).toEqual([PROSE]);
});

it('keeps lists of sentences and links in sentences', () => {
  const list = '<ul><li>The wheel turns when the tide goes out.<li>It rests <a href="#">twice a day</a>.</ul>';
  expect(keptText(list)).toEqual(['The wheel turns when the tide goes out.It rests twice a day.']);
});

it('drops only blocks of links, with a note, when too little would be left', () => {
  const page = parsePage('<ul><li>One<li>Two<li>Three</ul><ul><li><a href="#">Home</a></ul>');
  const extraction = crunch().extract(page);
  expect(keptSpans(extraction).map(([start, end]) => page.text.slice(start, end))).toEqual(['OneTwoThree']);
  expect(extraction.notes).toHaveLength(1);
  expect(keptSpans(crunch({ minShare: 0 }).extract(page))).toEqual([]);
});
