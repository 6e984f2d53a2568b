import { availableParallelism } from 'node:os';
import { type Definition, OptionError, type Registry } from '@pith/core';
import { loadPipeline, type MemberData, pipelineToData } from '@pith/ensemble';
import { comparePaired, mean } from '@pith/evaluation';
import { localPool, type Pool, workerPool } from './pages/pool.ts';
import { type PageSplit, splitPages } from './pages/split-pages.ts';
import { loadCheckpoint, saveCheckpoint } from './search/checkpoint.ts';
import { genetic } from './search/genetic.ts';
import { progressOf } from './search/progress.ts';
import { refine } from './search/refine.ts';
import { ScoreBook } from './search/score-book.ts';
import { NEW_SEARCH, type Propose, type SearchState, search } from './search/search.ts';
import { plainExtractor } from './trees/grow.ts';
import { repair } from './trees/repair.ts';
import { extractorsOf, keyOf, toPipelineData } from './trees/tree.ts';
import type { Material } from './trees/vary.ts';
import type { TuneOptions } from './tune-options.ts';
import type { TuneResult } from './tune-result.ts';

const DEFAULT_EVALUATIONS = 2000;
const DEFAULT_POPULATION = 60;
const DEFAULT_CACHE_BYTES = 512 * 1024 * 1024;
const ELITES = 2;

/**
 * Searches options or pipelines on one part of the pages and reports on the other. The same pages, seed and number of evaluations
 * give the same result, on any number of threads and also when the search was interrupted and resumed.
 */
export async function tune(options: TuneOptions): Promise<TuneResult> {
  const { seed = 1, metric = 'f1', registry } = options;
  const material = materialOf(options);
  for (const baseline of options.baselines) assertMeasurable(baseline, registry);
  const pages = await splitPages(options);
  const spec = {
    dataset: options.dataset,
    split: options.split,
    metric,
    numbers: new Map(pages.ids.map((id, number) => [id, number])),
    cacheBytes: options.cacheBytes ?? DEFAULT_CACHE_BYTES,
  };
  const threads = options.threads ?? availableParallelism();
  const pool = options.worker ? await workerPool(spec, options.worker, threads) : await localPool(spec, registry);
  try {
    return await run(options, material, pages, pool, { seed, metric });
  } finally {
    await pool.close();
  }
}

async function run(
  options: TuneOptions,
  material: Material,
  pages: PageSplit,
  pool: Pool,
  { seed, metric }: { seed: number; metric: string },
): Promise<TuneResult> {
  const { registry, checkpoint, resume, onProgress = () => {} } = options;
  const population = options.population ?? DEFAULT_POPULATION;
  const book = new ScoreBook(pool, pages.ids.length);
  const baseline = await bestOn(pages.train, options.baselines, book);
  const start = startOf(options.baselines, material);
  const propose = proposer(options, material, population);
  const names = material.definitions.map(({ name }) => name);
  const key = JSON.stringify([pages.hash, pages.ids.length, options.extractor, names, start, metric, population, seed]);
  const progress = progressOf(
    options.evaluations ?? (options.budgetMs ? undefined : DEFAULT_EVALUATIONS),
    options.budgetMs,
  );
  const onGeneration = (state: SearchState): void => {
    if (checkpoint !== undefined) saveCheckpoint(checkpoint, key, state);
    onProgress(progress.describe(state));
  };
  const from = resume && checkpoint !== undefined ? loadCheckpoint(checkpoint, key) : NEW_SEARCH;
  const { isDone } = progress;
  const state = await search(
    { propose, book, pages: pages.train, start, elites: ELITES, seed, isDone, onGeneration },
    from,
  );
  const winner = state.population[0]!.tree;

  // The validation pages are looked at only now.
  const bests = [...new Map(state.history.map(({ best }) => [keyOf(best.tree), best.tree])).values()];
  const [winnerScores, baselineScores, ...bestScores] = await book.score(
    [winner, baseline, ...bests],
    pages.validation,
  );
  const validationOf = new Map(bests.map((tree, i) => [keyOf(tree), meanOf(bestScores[i]!)]));
  const [winnerTrain, baselineTrain] = await book.score([winner, baseline], pages.train);
  const comparison = comparePaired(Array.from(winnerScores!), Array.from(baselineScores!), { seed })!;
  const train = {
    pages: pages.train.length,
    sites: pages.trainSites,
    winner: meanOf(winnerTrain!),
    baseline: meanOf(baselineTrain!),
  };
  const validation = {
    pages: pages.validation.length,
    sites: pages.validationSites,
    winner: meanOf(winnerScores!),
    baseline: meanOf(baselineScores!),
  };
  return {
    winner: pipelineToData(loadPipeline(toPipelineData(winner), registry)),
    baseline: toPipelineData(baseline),
    dataset: pages.dataset,
    metric,
    seed,
    generations: state.generation,
    evaluations: state.evaluations,
    train,
    validation,
    comparison,
    beatsBaseline: comparison.interval.low > 0,
    overfitting: train.winner - train.baseline - (validation.winner - validation.baseline),
    curve: state.history.map(({ best, ...generation }) => ({
      ...generation,
      best: best.score,
      validation: validationOf.get(keyOf(best.tree))!,
    })),
  };
}

function proposer(options: TuneOptions, material: Material, population: number): Propose {
  if (options.extractor === undefined) return genetic(material, population);
  return refine(options.registry.get(options.extractor), material, population);
}

/** Where the search begins: the extractor's defaults, and baselines made of what may be used. */
function startOf(baselines: readonly MemberData[], { registry, definitions }: Material): MemberData[] {
  const allowed = new Set(definitions.map(({ name }) => name));
  const trees = [plainExtractor(definitions[0]!), ...baselines]
    .flatMap((tree) => repair(tree, registry) ?? [])
    .filter((tree) => extractorsOf(tree).every((name) => allowed.has(name)));
  return [...new Map(trees.map((tree) => [keyOf(tree), tree])).values()];
}

function materialOf({ registry, extractor, members }: TuneOptions): Material {
  const named = extractor === undefined ? members : [extractor];
  const wanted = named?.map((name) => registry.get(name)) ?? registry.definitions;
  const definitions = [...new Set<Definition>(wanted)].filter(({ needs }) => needs === undefined);
  if (definitions.length === 0) {
    throw new OptionError('option-invalid', 'tune: needs an extractor that works without the source of pages');
  }
  if (extractor !== undefined && Object.keys(definitions[0]!.options).length === 0) {
    throw new OptionError('option-invalid', `tune: "${extractor}" has no options to tune`);
  }
  return { registry, definitions };
}

function assertMeasurable(tree: MemberData, registry: Registry): void {
  const { name, needs } = loadPipeline(toPipelineData(tree), registry);
  if (needs === undefined) return;
  throw new OptionError(
    'option-invalid',
    `tune: baseline "${name}" needs the source of pages, which tuning does not keep`,
  );
}

async function bestOn(pages: readonly number[], trees: readonly MemberData[], book: ScoreBook): Promise<MemberData> {
  if (trees.length === 0) throw new OptionError('option-invalid', 'tune: needs at least one baseline');
  const scores = (await book.score(trees, pages)).map(meanOf);
  return trees[scores.indexOf(Math.max(...scores))]!;
}

function meanOf(scores: Float64Array): number {
  return mean(Array.from(scores)) ?? 0;
}
