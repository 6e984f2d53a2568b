import { parsePage } from '@pith/core';
import { describe, expect, it } from 'vitest';
import { labelBlocks, labelBySnippets } from '../../src/data/label-blocks.ts';

const labels = (html: string, gold: string): number[] => [...labelBlocks(parsePage(html), gold)];

describe('labelBlocks', () => {
  it('gives the share of 4-grams that the gold has', () => {
    expect(
      labels(
        '<p>one two three four five</p><p>one two three four six</p><p>red blue green black</p>',
        'One two three four five.',
      ),
    ).toEqual([1, 0.5, 0]);
  });

  it('takes a short block where it stands among content, not in the menu', () => {
    const html =
      '<nav><a>Storm</a></nav><h2>The storm hits the coast</h2><p>Storm</p><p>At night the wind rose to gale force.</p>';
    expect(labels(html, 'The storm hits the coast\nStorm\nAt night the wind rose to gale force.').slice(1)).toEqual([
      1, 1, 1,
    ]);
    expect(labels('<p>a b c d e f</p><p>Menu</p><p>g h i j k l</p>', 'a b c d e f\ng h i j k l')).toEqual([1, 0, 1]);
  });

  it('counts repeated text only as often as the gold has it', () => {
    const menu = '<li>x</li>'.repeat(4);
    const html = `<p>the same long caption here</p>${menu}<p>before it all was calm</p><p>the same long caption here</p>`;
    expect(labels(html, 'before it all was calm\nthe same long caption here')).toEqual([0, 0, 0, 0, 0, 1, 1]);
  });

  it('matches characters where a script has no spaces', () => {
    expect(labels('<p>今天天气很好我们去公园</p><p>登录注册</p>', '今天天气很好，我们去公园。')).toEqual([1, 0]);
  });

  it('hidden text is never content', () => {
    expect(
      labels(
        '<p hidden>one two three four</p><p>one two three four and much more text that is seen</p>',
        'one two three four',
      )[0],
    ).toBe(0);
  });
});

it('labelBySnippets labels what holds a snippet and leaves the rest open', () => {
  const page = parsePage('<p>Rain is coming, they say.</p><p>Subscribe now</p><p>Something else</p>');
  expect([...labelBySnippets(page, ['rain is coming'], ['Subscribe now'])]).toEqual([1, 0, Number.NaN]);
});
