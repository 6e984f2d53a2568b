import { expect, test } from 'vitest';
import { scorePage } from '../../src/metrics/score-page.ts';
import { toCsv } from '../../src/output/csv.ts';
import { differencesTable } from '../../src/output/differences.ts';
import { failureLines } from '../../src/output/failure-lines.ts';
import { toJson } from '../../src/output/json.ts';
import { toMarkdown } from '../../src/output/markdown.ts';
import { toTextTables } from '../../src/output/text-table.ts';
import { collect } from '../../src/run/collect.ts';
import type { SystemResult } from '../../src/run/evaluation.ts';
import type { PageResult } from '../../src/run/page-result.ts';

const page = (id: string, kind: string, extract: string, gold: string, error?: string): PageResult => ({
  id,
  group: `${id}.example`,
  kind,
  ...scorePage(extract, { gold, with: [], without: [] }, 'word'),
  ms: 2,
  ...(error !== undefined && { error }),
});
const dataset = { name: 'set', format: 'folder', hash: 'abcdef0123456789', pages: 2, tokeniser: 'word' };
const evaluation = collect(
  new Map([
    [
      { name: 'poor', version: '' },
      [page('1', 'article', 'a b c d', 'a b'), page('2', 'forum', '', 'x', 'said "no", twice')],
    ],
    [{ name: 'perfect', version: '' }, [page('1', 'article', 'a b', 'a b'), page('2', 'forum', 'x', 'x')]],
  ]),
  dataset,
);

test('text tables: best first, intervals, breakdown, difference to the best', () => {
  const lines = toTextTables({ ...evaluation, ceiling: 0.9876 }).split('\n');
  expect(lines[0]).toBe('set: 2 pages, folder, hash abcdef012345, tokens: word');
  expect(lines[2]).toMatch(
    /^system +F1 +95 % +to best +P +R +F1\(P,R\) +not empty +LCS F1 +Score +4-gram +ms\/page +failed$/,
  );
  expect(lines[3]).toMatch(/^perfect +1\.000 +1\.000–1\.000 /);
  expect(lines[4]).toMatch(/^poor +0\.333 +0\.000–0\.667 +−0\.667\* .* 1$/);
  expect(lines).toContain('A perfect choice among blocks would score 0.988.');
  expect(lines.find((line) => line.includes('forum (1)'))).toMatch(/^F1 by page type +article \(1\) +forum \(1\)$/);
});

test('text tables say why pages failed', () => {
  expect(toTextTables(evaluation)).toMatch(/^poor failed on page 2: said "no", twice$/m);
  const ids = Array.from({ length: 12 }, (_, i) => String(i));
  const failing = ids.map((id) => page(id, 'article', '', 'x', `bad: ${Number(id) < 8 ? 'no answer' : `code ${id}`}`));
  const lines = failureLines(collect(new Map([[{ name: 'bad', version: '' }, failing]]), dataset));
  expect(lines).toEqual([
    'bad failed on 8 pages, first 0: no answer',
    'bad failed on page 8: code 8',
    'bad failed on page 9: code 9',
    'bad failed for 2 more reasons: --csv or --report lists them',
  ]);
});

test('one system against others: all pages, then each page type', () => {
  const [perfect, poor] = evaluation.systems as [SystemResult, SystemResult];
  expect(differencesTable(perfect, [poor])).toEqual([
    ['perfect against', 'all (2)', 'article (1)', 'forum (1)'],
    ['poor', '+0.667* (+0.333 to +1.000)', '+0.333* (+0.333 to +0.333)', '+1.000* (+1.000 to +1.000)'],
  ]);
  const markdown = toMarkdown(evaluation, { system: 'perfect', others: ['poor', 'not there'] });
  expect(markdown).toContain('| poor | +0.667\\* (+0.333 to +1.000) |');
});

test('CSV: a row for every system and page, quoted where needed', () => {
  const rows = toCsv(evaluation).trimEnd().split('\n');
  expect(rows).toHaveLength(5);
  expect(rows[0]).toMatch(/^system,id,group,kind,language,f1,precision,recall,/);
  expect(rows[3]).toMatch(/^poor,1,1\.example,article,,0\.666667,0\.5,1,/);
  expect(rows[4]).toMatch(/,"said ""no"", twice"$/);
});

test('JSON: f1 by system name at the top and in every system', () => {
  const json = JSON.parse(toJson(evaluation));
  expect(json.f1).toEqual({ perfect: 1, poor: 1 / 3 });
  expect(json.systems.map((system: { f1: number }) => system.f1)).toEqual([1, 1 / 3]);
  expect(json.systems[0].pages).toHaveLength(2);
});

test('Markdown: the same numbers, without any text of pages', () => {
  const lines = toMarkdown(evaluation).split('\n');
  expect(lines[0]).toMatch(/^2 pages · dataset abcdef012345 · tokens: word · \d{4}-\d\d-\d\d$/);
  expect(lines[2]).toMatch(/^\| system \| F1 \| 95 % \|/);
  expect(lines[4]).toMatch(/^\| perfect \| 1\.000 \| 1\.000–1\.000 \| {2}\| 1\.000/);
  expect(lines[5]).toMatch(/^\| poor \| 0\.333 \| 0\.000–0\.667 \| −0\.667\\\* \|/);
  expect(lines).toContain('| F1 by page type | article (1) | forum (1) |');
});
