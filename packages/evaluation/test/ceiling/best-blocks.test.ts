import { parsePage } from '@pith/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestBlocks } from '../../src/ceiling/best-blocks.ts';
import { blockTexts } from '../../src/ceiling/block-texts.ts';
import { bagOfWords } from '../../src/metrics/bag-of-words.ts';
import { tokenise } from '../../src/metrics/tokenise.ts';

const page = (...paragraphs: string[]) => parsePage(paragraphs.map((text) => `<p>${text}</p>`).join(''));

test('takes the matching blocks and leaves the others', () => {
  const { kept, f1 } = bestBlocks(
    page('Home About', 'one two three', 'four five', 'Imprint'),
    'One two three. Four five.',
    'word',
  );
  expect([...kept]).toEqual([0, 1, 1, 0]);
  expect(f1).toBe(1);
});

test('takes text that stands twice once', () => {
  expect([...bestBlocks(page('one two', 'one two'), 'one two', 'word').kept]).toEqual([1, 0]);
});

test('an empty gold is matched by keeping nothing', () => {
  expect(bestBlocks(page('x'), '', 'word')).toEqual({ kept: new Uint8Array(1), f1: 1 });
  expect(bestBlocks(parsePage(''), 'gold', 'word').f1).toBe(0);
});

test('hidden blocks cannot be chosen', () => {
  const hidden = parsePage('<p>a longer visible text</p><p hidden>gold</p>');
  expect([...bestBlocks(hidden, 'gold', 'word').kept]).toEqual([0, 0]);
});

test('Chinese by characters', () => {
  expect(bestBlocks(page('今天天气', '登录'), '今天天气很好', 'auto').f1).toBeCloseTo((2 * 4) / 10);
});

test('a line break parts words, inline tags do not', () => {
  expect(blockTexts(parsePage('<p>a<br>b<i>c</i></p>'))).toEqual(['a\nbc']);
});

test('law: equals trying all choices on small pages, within a hundredth on average', () => {
  const word = fc.constantFrom('a', 'b', 'c', 'd', 'x', 'y');
  const text = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));
  let lost = 0;
  const runs = 200;
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), text, (blocks, gold) => {
      const { f1 } = bestBlocks(page(...blocks), gold, 'word');
      const best = bestOfAll(blocks, gold);
      expect(f1).toBeLessThanOrEqual(best + 1e-12);
      lost += best - f1;
    }),
    { numRuns: runs, seed: 1 },
  );
  expect(lost / runs).toBeLessThan(0.01);
});

function bestOfAll(blocks: readonly string[], gold: string): number {
  let best = 0;
  for (let choice = 0; choice < 1 << blocks.length; choice++) {
    const text = blocks.filter((_, i) => choice & (1 << i)).join(' ');
    best = Math.max(best, bagOfWords(tokenise(text, 'word'), tokenise(gold, 'word')).f1);
  }
  return best;
}
