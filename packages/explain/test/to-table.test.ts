import { keepAll, parsePage } from '@pith/core';
import { serial, vote } from '@pith/ensemble';
import { expect, it } from 'vitest';
import { explain, toTable } from '../src/index.ts';
import { longBlocks, longWords, mill } from './members.ts';

it('shows who voted for what', () => {
  const pipeline = vote([longBlocks({ length: 6 }), serial([longBlocks({ length: 5 }), longWords()])], { quorum: 2 });
  expect(toTable(explain(pipeline.extract(mill), { name: 'mine' }), { width: 60 })).toBe(`The mill
https://example.org/mill
mine · 2 of 5 blocks kept · 7 of 9 words · confidence 0.89

A long-blocks
B serial
  C long-blocks
  D long-words

#  kept  score  ABCD  words  in          text
1  ·      0.00  ···       1  li          Home
2  ·      0.25  ·●●●      1  li          Tides
3  ✓      1.00  ●●●●      2  h1          The mill
4  70%    0.78  ●◐●◐      5  p           It runs on the moon.
5  ·      0.00  ···       0  p (hidden)  Never seen
`);
});

it('shows the signals of a single extractor', () => {
  const table = toTable(explain(longBlocks({ length: 9 }).extract(mill)), { width: 50 });
  expect(table).toBe(`The mill
https://example.org/mill
1 of 5 blocks kept · 5 of 9 words

length: threshold 9

#  kept  score  length  words  in          text
1  ·      0.31       4      1  li          Home
2  ·      0.36       5      1  li          Tides
3  ·      0.47       8      2  h1          The mill
4  ✓      0.69      20      5  p           It runs on the moon.
5  ·      0.00      10      0  p (hidden)  Never seen
`);
});

it('shows roles, notes and what the page is', () => {
  const extraction = {
    ...keepAll().extract(mill),
    roles: [undefined, undefined, 'title' as const],
    kinds: [{ kind: 'article', probability: 1 }],
    notes: ['odd'],
  };
  const table = toTable(explain(extraction as never));
  expect(table).toContain('4 of 5 blocks kept · 9 of 9 words · article\nnote: odd\n');
  expect(table).toMatch(/3 {2}✓ {6}1\.00 {2}title {6}2 {2}h1 {10}The mill/);
});

it('keeps columns straight under wide characters', () => {
  const page = parsePage(`<p>${'河边有一座古老的磨坊'.repeat(9)}<p>${'e\u0301'.repeat(90)}<p>👍${'x'.repeat(90)}`);
  const rows = toTable(explain(keepAll().extract(page)), { width: 60 })
    .trimEnd()
    .split('\n')
    .slice(-3);
  const texts = rows.map((row) => row.slice(row.indexOf('p   ') + 4));
  expect(texts[0]).toBe(`${'河边有一座古老的磨坊'.repeat(2).slice(0, 16)}…`);
  expect(texts[1]).toBe(`${'e\u0301'.repeat(32)}…`);
  expect(texts[2]).toBe(`👍${'x'.repeat(30)}…`);
});

it('lets no control character of the page reach the terminal', () => {
  const page = parsePage('<title>a\u001b[31mb</title><p>red \u001b[31m \u0007bell \u009b0m</p>');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
  expect(toTable(explain(keepAll().extract(page)))).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
});
