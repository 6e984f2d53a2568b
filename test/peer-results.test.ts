import { expect, test } from 'vitest';
import { renderResults, speedSection } from '../benchmarks/peers/results.mjs';

const system = (name: string, f1: number) => ({ name, f1, pages: [] });
const evaluated = (name: string, learned: string) => ({
  dataset: { name, pages: 9 },
  ceiling: 0.98,
  systems: [system(learned, 0.9), system('peer', 0.8), system('cetd', 0.7), system('keep-all', 0.6)],
});
const tools = {
  compareSystems: () => ({ difference: 0.1, interval: { low: 0.05, high: 0.15 }, significant: true }),
  toMarkdown: (_: unknown, compare: { system: string }) => `table of ${compare.system}\n`,
};
const names = { default: 'stack', peers: ['peer', 'absent'] };
const results = [evaluated('fresh', 'stack'), evaluated('folds', 'stack ‡'), evaluated('seen', 'stack †')];
const lines = renderResults(results, 'a speed table', names, tools).split('\n');

test('one table over all datasets; what was trained on the pages is marked and wins nothing', () => {
  expect(lines).toContain('| F1 | pages | stack | cetd | peer | keep-all | ceiling |');
  expect(lines).toContain('| fresh | 9 | **0.900** | 0.700 | 0.800 | 0.600 | 0.980 |');
  expect(lines).toContain('| folds | 9 | **0.900** ‡ | 0.700 | 0.800 | 0.600 | 0.980 |');
  expect(lines).toContain('| seen | 9 | 0.900 † | 0.700 | **0.800** | 0.600 | 0.980 |');
});

test('differences to peers, only where the pages were unseen', () => {
  const difference = '+0.100\\* (+0.050 to +0.150)';
  expect(lines).toContain(`| fresh | ${difference} | ${difference} |`);
  expect(lines).toContain(`| folds | ${difference} | ${difference} |`);
  expect(lines.filter((line) => line.startsWith('| seen |'))).toHaveLength(1);
});

test('then speed and every dataset by itself', () => {
  expect(lines.filter((line) => line.startsWith('## '))).toEqual([
    '## All datasets',
    '## Speed',
    '## fresh',
    '## folds',
    '## seen',
  ]);
  expect(lines).toContain('table of stack ‡');
  expect(speedSection({ pages: 3, ratios: { slow: 12.34, parse5: 1 } })).toMatch(
    /each of 3 pages[\s\S]*\| parse5 \| 1\.0 × \|\n\| slow \| 12\.3 × \|$/,
  );
});
