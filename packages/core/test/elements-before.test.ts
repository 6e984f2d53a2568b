import { expect, it } from 'vitest';
import { elementsBefore, parsePage } from '../src/index.ts';

it('elementsBefore counts the named elements of a subtree, itself included and hidden ones left out', () => {
  const page = parsePage('<nav><a>1</a><a hidden>2</a><i><a>3</a></i></nav><p><a>4</a></p>');
  const before = elementsBefore(page, new Set(['a']));
  const countIn = (name: string): number => {
    const node = page.tag.indexOf(page.tagId(name));
    return before[page.end[node]!]! - before[node]!;
  };
  expect(['body', 'nav', 'i', 'a', 'p'].map(countIn)).toEqual([3, 2, 1, 1, 1]);
});
