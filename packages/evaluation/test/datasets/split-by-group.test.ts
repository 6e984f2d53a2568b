import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupOf } from '../../src/datasets/group.ts';
import { foldsByGroup, splitByGroup } from '../../src/datasets/split-by-group.ts';

const pages = fc.array(fc.record({ group: fc.constantFrom(...'abcdefghij'), id: fc.nat() }), { minLength: 1 });

test.each([
  ['https://www.example.com/a', 'example.com'],
  ['https://a.b.example.co.uk', 'example.co.uk'],
  ['https://example.com.au/', 'example.com.au'],
  ['https://me.github.io/', 'github.io'],
  ['http://192.168.0.1/x', '192.168.0.1'],
  ['http://fakehost/page', 'id'],
  ['not an address', 'id'],
])('group of %s is %s', (url, group) => expect(groupOf('id', url)).toBe(group));

test('without an address, a host in the id', () => {
  expect(groupOf('20111104_www.express.gr_374193', undefined)).toBe('express.gr');
  expect(groupOf('bbc.co.uk_news_01', undefined)).toBe('bbc.co.uk');
  expect(groupOf('page.v2', undefined)).toBe('page.v2');
});

test('law: folds part the pages and never a group', () => {
  fc.assert(
    fc.property(pages, fc.integer({ min: 2, max: 6 }), fc.integer(), (items, count, seed) => {
      const folds = foldsByGroup(items, count, seed);
      expect(folds).toHaveLength(count);
      expect(folds.flat()).toHaveLength(items.length);
      const groups = folds.map((fold) => new Set(fold.map(({ group }) => group)));
      for (const [i, a] of groups.entries()) {
        for (const b of groups.slice(i + 1)) expect([...a].filter((group) => b.has(group))).toEqual([]);
      }
    }),
  );
});

test('folds are about equal, seeded, and independent of the order of pages', () => {
  const items = Array.from({ length: 100 }, (_, i) => ({ group: `g${i % 40}`, id: i }));
  const folds = foldsByGroup(items, 5, 3);
  expect(Math.max(...folds.map(({ length }) => length)) - Math.min(...folds.map(({ length }) => length))).toBeLessThan(
    4,
  );
  const groupsOf = (parts: { group: string }[][]) => parts.map((part) => [...new Set(part.map(({ group }) => group))]);
  expect(groupsOf(foldsByGroup(items.toReversed(), 5, 3))).toEqual(groupsOf(folds));
  expect(groupsOf(foldsByGroup(items, 5, 4))).not.toEqual(groupsOf(folds));
});

test('train and validation', () => {
  const items = Array.from({ length: 50 }, (_, i) => ({ group: `g${i % 25}` }));
  const { train, validation } = splitByGroup(items, 0.2);
  expect(validation).toHaveLength(10);
  expect(train.some(({ group }) => validation.some((other) => other.group === group))).toBe(false);
});

test('impossible numbers are refused', () => {
  expect(() => foldsByGroup([], 1)).toThrow('folds must be an integer ≥ 2, got 1');
  expect(() => splitByGroup([], 1)).toThrow('share must be between 0 and 1, got 1');
});
