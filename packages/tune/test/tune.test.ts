import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPipeline, type MemberData } from '@pith/ensemble';
import { openDataset } from '@pith/evaluation';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderTuneReport, type TuneOptions, type TuneProgress, type TuneResult, tune } from '../src/index.ts';
import { splitPages } from '../src/pages/split-pages.ts';
import { type Candidate, halve, TOP_RUNG } from '../src/search/halving.ts';
import { ScoreBook } from '../src/search/score-book.ts';
import { selectVoters } from '../src/search/select-voters.ts';
import { repair } from '../src/trees/repair.ts';
import { keyOf } from '../src/trees/tree.ts';
import { makeDataset, registry } from './sample.ts';

let dataset = '';
let pipelines: TuneOptions;
let result: TuneResult;

beforeAll(async () => {
  dataset = makeDataset(40);
  pipelines = { dataset, registry, baselines: ['keep-all'], evaluations: 100, population: 20, seed: 3 };
  result = await tune(pipelines);
});

describe('a search', () => {
  it('finds a pipeline that loads and beats keeping everything on pages it never saw', () => {
    expect(loadPipeline(result.winner, registry).name).not.toBe('keep-all');
    expect(result.beatsBaseline).toBe(true);
    expect(result.comparison.difference).toBeCloseTo(result.validation.winner - result.validation.baseline, 12);
    expect(result.overfitting).toBeCloseTo(
      result.train.winner - result.train.baseline - result.comparison.difference,
      12,
    );
    expect(result.train.pages + result.validation.pages).toBe(40);
  });

  it('never gets worse, and never returns less than where it started', () => {
    const best = result.curve.map((point) => point.best);
    expect(best.at(-1)).toBe(result.train.winner);
    expect(result.train.winner).toBeGreaterThanOrEqual(result.train.baseline);
  });

  it('gives the same result for the same seed, another for another', async () => {
    expect(await tune(pipelines)).toEqual(result);
    expect((await tune({ ...pipelines, seed: 4 })).curve).not.toEqual(result.curve);
  });

  it('resumed equals uninterrupted, and refuses the checkpoint of another search', async () => {
    const checkpoint = join(dataset, 'search.json');
    await tune({ ...pipelines, evaluations: 30, checkpoint });
    expect(await tune({ ...pipelines, checkpoint, resume: true })).toEqual(result);
    expect(existsSync(`${checkpoint}.new`)).toBe(false);
    await expect(tune({ ...pipelines, seed: 9, checkpoint, resume: true })).rejects.toThrow(/other pages or settings/);
    writeFileSync(checkpoint, '{"key":');
    await expect(tune({ ...pipelines, checkpoint, resume: true })).rejects.toThrow(/no checkpoint/);
  });

  it('ends when time is over, and the recorded number of evaluations repeats it', async () => {
    const { evaluations: _, ...open } = pipelines;
    const timed = await tune({ ...open, budgetMs: 1 });
    expect(await tune({ ...pipelines, evaluations: timed.evaluations })).toEqual(timed);
  });

  it('tunes the options of one extractor, never below its defaults', async () => {
    const seen: TuneProgress[] = [];
    const tuned = await tune({
      ...pipelines,
      extractor: 'cetr',
      baselines: ['cetr'],
      onProgress: (progress) => void seen.push(progress),
    });
    expect(tuned.winner).toMatchObject({ extractor: 'cetr-tm' });
    expect(tuned.train.winner).toBeGreaterThanOrEqual(tuned.train.baseline);
    expect(seen.at(-1)).toMatchObject({ evaluations: tuned.evaluations, best: tuned.train.winner });
  });

  it('uses only the members it may, and measures against the best baseline on training pages', async () => {
    const few = await tune({ ...pipelines, members: ['bte', 'lqf'], baselines: ['keep-all', 'bte'], kind: 'article' });
    expect(JSON.stringify(few.winner)).not.toMatch(/cetd|cetr|dsc/);
    expect(few.baseline).toMatchObject({ extractor: 'bte' });
    expect(few.train.pages + few.validation.pages).toBe(20);
  });

  it('says what is wrong before it begins', async () => {
    await expect(tune({ ...pipelines, extractor: 'keep-all' })).rejects.toThrow(/no options/);
    await expect(tune({ ...pipelines, baselines: [] })).rejects.toThrow(/baseline/);
    await expect(tune({ ...pipelines, kind: 'recipe' })).rejects.toThrow(/too few pages.*found 0 pages.*recipe/);
    const needy = { extractor: 'cetr-tm', options: { lines: 'source' } };
    await expect(tune({ ...pipelines, baselines: [needy] })).rejects.toThrow(/needs the source/);
  });
});

it('no site is in both parts', async () => {
  const { train, validation, ids } = await splitPages(pipelines);
  const groups = new Map<string, string>();
  for await (const { id, group } of openDataset(dataset).read()) groups.set(id, group);
  const sites = (part: readonly number[]): (string | undefined)[] => part.map((number) => groups.get(ids[number]!));
  expect(sites(train).filter((site) => sites(validation).includes(site))).toEqual([]);
});

it('halving asks for no page twice and brings the better half to all pages', async () => {
  const asked: string[] = [];
  const quality: Record<string, number> = { a: 0.1, b: 0.9, c: 0.5, d: 0.7 };
  const book = new ScoreBook(
    {
      async score(trees, pages) {
        for (const tree of trees) for (const page of pages) asked.push(`${tree}${page}`);
        return trees.map((tree) => new Float64Array(pages.length).fill(quality[String(tree)]!));
      },
      close: async () => {},
    },
    100,
  );
  const pages = Array.from({ length: 100 }, (_, i) => i);
  const ranked = await halve(['a', 'b', 'c', 'd'], book, pages);
  expect(ranked.map(({ tree, rung }) => [tree, rung])).toEqual([
    ['b', TOP_RUNG],
    ['d', 1],
    ['c', 0],
    ['a', 0],
  ]);
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked).toHaveLength(4 * 10 + 2 * 30 + 60);
});

it('voters are selected one by one: each step adds every other extractor to the best majority vote so far', () => {
  const material = { registry, definitions: registry.definitions };
  const tried = (tree: MemberData): Candidate => ({
    tree: repair(tree, registry)!,
    rung: TOP_RUNG,
    score: 1,
    fitness: 1,
  });
  const pairs = selectVoters([tried('bte'), tried('lqf')], 1, material);
  expect(pairs).toHaveLength(registry.definitions.length - 1);
  expect(pairs.map((pair) => keyOf(repair(pair, registry)!))).toEqual(pairs.map(keyOf));
  expect(pairs[0]).toMatchObject({ vote: [{ extractor: 'bte' }, { extractor: 'keep-all' }], quorum: 2, unit: 'block' });
  const isOther = tried({ vote: ['lqf', 'dsc'], quorum: 1, unit: 'block' });
  const triples = selectVoters([isOther, tried(pairs[3]!), tried('bte')], 2, material);
  expect(triples[0]).toMatchObject({ vote: [...(pairs[3] as { vote: MemberData[] }).vote, {}], quorum: 2 });
  expect(selectVoters([isOther], 2, material)).toEqual([]);
});

it('the report stands alone and holds the numbers, the curve and the tree', () => {
  const html = renderTuneReport(result);
  expect(html).not.toMatch(/src=|href=|@import|url\(/);
  expect(html).toContain(result.validation.winner.toFixed(4));
  expect(html.match(/<svg/g)).toHaveLength(2);
  expect(html).not.toContain('site-1.example');
});

it('the checkpoint holds no text of pages', async () => {
  const checkpoint = join(dataset, 'plain.json');
  await tune({ ...pipelines, evaluations: 30, checkpoint });
  expect(readFileSync(checkpoint, 'utf8')).not.toMatch(/sluice|example/);
});
