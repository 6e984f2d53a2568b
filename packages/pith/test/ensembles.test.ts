import { parsePage } from '@pith/core';
import { describeExtractor } from '@pith/testkit';
import { describe, expect, it } from 'vitest';
import { extract, registry } from '../src/index.ts';

const ensembles = ['vote-balance', 'vote-precision', 'vote-recall'].map((name) => registry.get(name));

for (const ensemble of ensembles) describeExtractor(ensemble, { describe, it });

it('are votes of registered methods, none of them learned', () => {
  for (const ensemble of ensembles) {
    const { members = [] } = ensemble();
    expect(members.length).toBeGreaterThan(2);
    for (const { name, needs } of members) {
      expect(name).not.toBe('stack');
      expect(needs).toBeUndefined();
    }
  }
});

it('say how sure they are, and who voted', () => {
  const html = `<nav><a href="/">Home</a></nav><p>${'They grind when the tide goes out, twice a day. '.repeat(5)}</p>`;
  const article = extract(html, { extractor: 'vote-balance' });
  expect(article.extractor).toBe('vote-balance');
  expect(article.confidence).toBeGreaterThan(0.5);
  expect(registry.create('vote-balance').extract(parsePage(html)).parts).toHaveLength(6);
});
