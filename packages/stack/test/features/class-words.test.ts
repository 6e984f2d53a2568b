import { parsePage } from '@pith/core';
import { describe, expect, it } from 'vitest';
import { CLASS_GROUPS, readClassWords } from '../../src/features/class-words.ts';
import { hashString } from '../../src/words/hash-word.ts';

const page = parsePage(
  '<body class="forum"><div id="postBody_2"><p class="entry-content XLTitle">a</p><p class="entry-content XLTitle">b</p></div>',
);
const { own, near, any, names } = readClassWords(page);
const node = (text: string): number => page.blocks.element[page.text.indexOf(text) === 0 ? 0 : 1]!;
const groups = (bits: number): string[] => CLASS_GROUPS.filter((_, bit) => (bits >> bit) & 1);

describe('readClassWords', () => {
  it('splits names at case, digits and signs', () => {
    const words = ['post', 'body', '2', 'entry', 'content', 'xltitle'].map(hashString);
    expect(Array.from(names.words)).toEqual(words);
  });

  it('reads equal values once', () => {
    expect(names.from).toHaveLength(3);
    expect(Array.from(names.value)).toEqual([0, 1, 1]);
    expect(Array.from(names.node.slice(1))).toEqual([node('a'), node('b')]);
  });

  it('names groups on the element, near it and around it, but not those of the body', () => {
    expect(groups(own[node('a')]!)).toEqual(['article', 'content']);
    expect(groups(near[node('a')]!)).toEqual(['article', 'content']);
    expect(groups(any[node('a')]!)).not.toContain('comment');
  });
});
