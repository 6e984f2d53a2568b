import { datasetError } from '../datasets/dataset-error.ts';
import { datasetHash } from '../datasets/dataset-hash.ts';
import type { Dataset, Example } from '../datasets/example.ts';
import { pageString } from '../datasets/page-string.ts';
import { scorePage } from '../metrics/score-page.ts';
import type { TokeniserChoice } from '../metrics/tokenise.ts';
import { messageOf, type System } from '../systems/system.ts';
import { collect } from './collect.ts';
import type { Evaluation } from './evaluation.ts';
import type { PageResult } from './page-result.ts';
import { type Progress, ProgressClock } from './progress.ts';
import { RunFile, type RunKey } from './run-file.ts';

/** Options of evaluate(). */
export interface EvaluateOptions {
  /** Where results go page by page; a run that was interrupted continues from it. Default: a temporary file. */
  readonly runFile?: RunFile | undefined;
  /** Default: the dataset's own. */
  readonly tokeniser?: TokeniserChoice | undefined;
  /** Only these pages. */
  readonly only?: ((example: Example) => boolean) | undefined;
  /** At most this many pages, the first ones. */
  readonly limit?: number | undefined;
  /** Called after every page. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/**
 * Scores systems on a dataset, one system after the other, each on as many pages at a time as it can.
 * A page that fails is recorded and scored as an empty extract; the run goes on. Closes every system when it is done.
 */
export async function evaluate(
  systems: readonly System[],
  dataset: Dataset,
  options: EvaluateOptions = {},
): Promise<Evaluation> {
  const { tokeniser = dataset.tokeniser, onProgress = () => {} } = options;
  const ids = await pageIds(dataset, options);
  const hash = await datasetHash(dataset);
  const runFile = options.runFile ?? RunFile.temporary();
  try {
    const results = new Map<System, PageResult[]>();
    for (const system of systems) {
      const key = { system: system.name, version: system.version, datasetHash: hash, tokeniser };
      const byId = await runSystem(system, dataset, tokeniser, key, runFile, ids, onProgress);
      results.set(
        system,
        [...ids].map((id) => byId.get(id) as PageResult),
      );
    }
    return collect(results, {
      name: dataset.name,
      format: dataset.format,
      hash,
      pages: ids.size,
      tokeniser,
    });
  } finally {
    if (!options.runFile) runFile.close();
  }
}

/** Ids of the pages to run, in the dataset's order. */
async function pageIds(
  dataset: Dataset,
  { only = () => true, limit = Infinity }: EvaluateOptions,
): Promise<Set<string>> {
  const ids = new Set<string>();
  for await (const example of dataset.read()) {
    if (ids.size >= limit) break;
    if (!only(example)) continue;
    if (ids.has(example.id)) throw datasetError(dataset.name, `expected every id once, "${example.id}" comes twice`);
    ids.add(example.id);
  }
  if (ids.size === 0) throw datasetError(dataset.name, 'expected at least one page to evaluate, all were left out');
  return ids;
}

async function runSystem(
  system: System,
  dataset: Dataset,
  tokeniser: TokeniserChoice,
  key: RunKey,
  runFile: RunFile,
  ids: ReadonlySet<string>,
  onProgress: (progress: Progress) => void,
): Promise<Map<string, PageResult>> {
  const results = await runFile.load(key);
  const todo = new Set([...ids].filter((id) => !results.has(id)));
  const clock = new ProgressClock(system.name, ids.size, ids.size - todo.size);
  if (todo.size === 0) {
    onProgress(clock.now());
    return results;
  }
  const examples = dataset.read()[Symbol.asyncIterator]();
  const worker = async (): Promise<void> => {
    while (todo.size > 0) {
      const next = await examples.next();
      if (next.done) return;
      if (!todo.delete(next.value.id)) continue;
      const { result, extract } = await runPage(system, next.value, tokeniser);
      runFile.append(key, result, extract);
      results.set(result.id, result);
      onProgress(clock.tick(result.error !== undefined));
    }
  };
  try {
    // All workers draw from one iterator, so only as many pages are in memory as are being worked on.
    await Promise.all(Array.from({ length: system.concurrency }, worker));
  } finally {
    await system.close();
  }
  return results;
}

async function runPage(
  system: System,
  example: Example,
  tokeniser: TokeniserChoice,
): Promise<{ result: PageResult; extract: string }> {
  const start = performance.now();
  try {
    const { text, ms } = await system.extract(pageString(example), example.url);
    return { result: { ...known(example), ...scorePage(text, example, tokeniser), ms }, extract: text };
  } catch (reason) {
    const ms = performance.now() - start;
    const result = { ...known(example), ...scorePage('', example, tokeniser), ms, error: messageOf(reason) };
    return { result, extract: '' };
  }
}

function known({ id, group, kind, language }: Example): Pick<PageResult, 'id' | 'group' | 'kind' | 'language'> {
  return { id, group, ...(kind !== undefined && { kind }), ...(language !== undefined && { language }) };
}
