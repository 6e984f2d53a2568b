import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Dataset } from '../../src/datasets/example.ts';
import { openDataset } from '../../src/datasets/open-dataset.ts';
import { evaluate } from '../../src/run/evaluate.ts';
import type { Progress } from '../../src/run/progress.ts';
import { RunFile } from '../../src/run/run-file.ts';
import { inProcess } from '../../src/systems/in-process.ts';

const PAGES = [
  { id: 'a', html: 'one two', gold: 'one two', type: 'article', lang: 'en' },
  { id: 'b', html: 'one two three four', gold: 'one two', type: 'forum', lang: 'en' },
  { id: 'c', html: 'bad', gold: 'bad', type: 'forum', lang: 'de' },
  { id: 'd', html: 'one', gold: '', type: 'article' },
  { id: 'e', html: 'snippet', gold: null, with: ['snippet'], without: ['menu'], type: 'article' },
];

let root: string;
let dataset: Dataset;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pith-run-'));
  writeFileSync(join(root, 'pages.jsonl'), PAGES.map((page) => JSON.stringify(page)).join('\n'));
  dataset = openDataset(join(root, 'pages.jsonl'));
});
afterEach(() => rmSync(root, { recursive: true }));

const keepAll = inProcess('keep-all', (html) => html);
const fussy = inProcess('fussy', (html) => {
  if (html === 'bad') throw new Error('not this one');
  return html.split(' ').slice(0, 2).join(' ');
});

test('scores, groups and orders systems; a bad page is reported and the run goes on', async () => {
  const result = await evaluate([keepAll, fussy], dataset);
  expect(result.dataset).toMatchObject({ name: result.dataset.name, format: 'jsonl', pages: 5, tokeniser: 'auto' });
  // Pages a, b, c, d have gold: keep-all scores 1, 2/3, 1, 0 and fussy 1, 1, 0 (failed), 0.
  expect(result.f1['keep-all']).toBeCloseTo((1 + 2 / 3 + 1 + 0) / 4);
  expect(result.f1.fussy).toBeCloseTo(2 / 4);
  const [first, second] = result.systems;
  expect(first).toMatchObject({ name: 'keep-all', errors: 0 });
  expect(second).toMatchObject({ name: 'fussy', errors: 1 });
  expect(second?.pages.map(({ id, error }) => [id, error])).toEqual([
    ['a', undefined],
    ['b', undefined],
    ['c', 'not this one'],
    ['d', undefined],
    ['e', undefined],
  ]);
  expect(first?.all.pages).toBe(4);
  expect(first?.withContent.pages).toBe(3);
  expect(first?.withContent.bag?.f1).toBeCloseTo((1 + 2 / 3 + 1) / 3);
  expect(Object.keys(first!.kinds)).toEqual(['article', 'forum']);
  expect(first?.kinds.forum?.bag?.f1).toBeCloseTo((2 / 3 + 1) / 2);
  expect(Object.keys(first!.languages)).toEqual(['en', 'de']);
  expect(result.againstBest?.fussy).toMatchObject({ wins: 1, losses: 1, ties: 2, significant: false });
});

test('both averaging conventions', async () => {
  const { systems } = await evaluate([keepAll], dataset, { only: ({ id }) => id === 'a' || id === 'b' });
  const { bag } = systems[0]!.all;
  expect([bag?.precision, bag?.recall]).toEqual([0.75, 1]);
  expect(bag?.f1).toBeCloseTo((1 + 2 / 3) / 2);
  expect(bag?.harmonicF1).toBeCloseTo((2 * 0.75) / 1.75);
});

test('pages with snippets alone: no F1, but rates', async () => {
  const { f1, systems } = await evaluate([keepAll], dataset, { only: ({ id }) => id === 'e' });
  expect(f1).toEqual({ 'keep-all': null });
  expect(systems[0]?.all).toEqual({ pages: 0, with: 1, without: 0 });
});

test('limit, progress and remaining time', async () => {
  const progress: Progress[] = [];
  await evaluate([fussy], dataset, { limit: 3, onProgress: (step) => progress.push(step) });
  expect(progress.map(({ system, done, total, errors }) => [system, done, total, errors])).toEqual([
    ['fussy', 1, 3, 0],
    ['fussy', 2, 3, 0],
    ['fussy', 3, 3, 1],
  ]);
  expect(progress[0]!.remainingMs).toBeGreaterThan(0);
  expect(progress[2]!.remainingMs).toBe(0);
});

test('a system whose pages are all known reports once', async () => {
  const runFile = new RunFile(join(root, 'run.jsonl'));
  const progress: Progress[] = [];
  await evaluate([keepAll], dataset, { runFile });
  await evaluate([keepAll], dataset, { runFile, onProgress: (step) => progress.push(step) });
  expect(progress).toEqual([{ system: 'keep-all', done: 5, total: 5, errors: 0, remainingMs: 0 }]);
  runFile.close();
});

test('an interrupted run continues, even when its last line was cut off', async () => {
  const path = join(root, 'run.jsonl');
  const seen: string[] = [];
  const recorder = inProcess('recorder', (html) => {
    seen.push(html);
    return html;
  });
  const run = async (): Promise<unknown> => {
    const runFile = new RunFile(path);
    const { systems } = await evaluate([recorder], dataset, { runFile });
    runFile.close();
    return systems[0]?.pages.map(({ ms: _ms, ...page }) => page);
  };
  const whole = await run();
  expect(seen).toHaveLength(5);
  truncateSync(path, readFileSync(path).length - 20);
  seen.length = 0;
  expect(await run()).toEqual(whole);
  expect(seen).toEqual(['snippet']);
  seen.length = 0;
  expect(await run()).toEqual(whole);
  expect(seen).toEqual([]);
});

test('results of another version, tokeniser or dataset are not reused', async () => {
  const runFile = new RunFile(join(root, 'run.jsonl'));
  let calls = 0;
  const versioned = (version: string) => inProcess('s', () => String(calls++), { version });
  await evaluate([versioned('1')], dataset, { runFile });
  await evaluate([versioned('2')], dataset, { runFile });
  await evaluate([versioned('2')], dataset, { runFile, tokeniser: 'char' });
  expect(calls).toBe(15);
  writeFileSync(join(root, 'pages.jsonl'), JSON.stringify(PAGES[0]));
  await evaluate([versioned('1')], dataset, { runFile });
  expect(calls).toBe(16);
  await evaluate([versioned('1')], dataset, { runFile });
  expect(calls).toBe(16);
  runFile.close();
});

test('pages that failed are tried again', async () => {
  const runFile = new RunFile(join(root, 'run.jsonl'));
  let isBroken = true;
  const flaky = inProcess('flaky', (html) => {
    if (isBroken && html === 'bad') throw new Error('not now');
    return html;
  });
  expect((await evaluate([flaky], dataset, { runFile })).systems[0]?.errors).toBe(1);
  isBroken = false;
  expect((await evaluate([flaky], dataset, { runFile })).systems[0]?.errors).toBe(0);
  runFile.close();
});

test('extracts can be read back', async () => {
  const runFile = new RunFile(join(root, 'run.jsonl'));
  const { dataset: known } = await evaluate([keepAll], dataset, { runFile });
  const key = { system: 'keep-all', version: '', datasetHash: known.hash, tokeniser: known.tokeniser };
  expect(await runFile.extracts(key, new Set(['b', 'zzz']))).toEqual(new Map([['b', 'one two three four']]));
  runFile.close();
});

test('a dataset with an id twice, or without pages, is refused', async () => {
  await expect(evaluate([keepAll], dataset, { only: () => false })).rejects.toThrow('expected at least one page');
  writeFileSync(join(root, 'pages.jsonl'), `${JSON.stringify(PAGES[0])}\n${JSON.stringify(PAGES[0])}`);
  await expect(evaluate([keepAll], dataset)).rejects.toThrow('"a" comes twice');
});
