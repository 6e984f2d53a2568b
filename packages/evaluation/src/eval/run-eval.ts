import { closeSync, openSync, writeFileSync } from 'node:fs';
import { InputError } from '@pith/core';
import { datasetCeiling } from '../ceiling/dataset-ceiling.ts';
import type { DatasetFormat, Example } from '../datasets/example.ts';
import { openDataset } from '../datasets/open-dataset.ts';
import type { TokeniserChoice } from '../metrics/tokenise.ts';
import { toCsv } from '../output/csv.ts';
import { renderReport } from '../report/render-report.ts';
import { readWorstTexts } from '../report/worst-pages.ts';
import { evaluate } from '../run/evaluate.ts';
import type { Evaluation } from '../run/evaluation.ts';
import type { Progress } from '../run/progress.ts';
import { RunFile } from '../run/run-file.ts';
import { messageOf, type System } from '../systems/system.ts';
import { readEvaluation, withEarlier } from './merge-evaluations.ts';

/** How many of each system's worst pages the report shows. */
const WORST_PAGES = 10;

/** What `pith eval` can be asked for. Paths are relative to the working folder. */
export interface EvalOptions {
  readonly dataset: string;
  readonly format?: DatasetFormat | undefined;
  readonly split?: string | undefined;
  readonly systems: readonly System[];
  readonly tokeniser?: TokeniserChoice | undefined;
  /** At most this many pages. */
  readonly limit?: number | undefined;
  /** Only the pages with these ids. */
  readonly ids?: ReadonlySet<string> | undefined;
  /** File for results page by page: an interrupted run continues from it. */
  readonly run?: string | undefined;
  /** JSON of an earlier evaluation to compare with. */
  readonly compare?: string | undefined;
  /** Compute what a perfect choice among blocks would score. */
  readonly ceiling?: boolean | undefined;
  /** Files to write. */
  readonly csv?: string | undefined;
  readonly report?: string | undefined;
  /** Leave all text out of the report, so that it can be published. */
  readonly numbersOnly?: boolean | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** Runs an evaluation from start to end: opens, runs, compares and writes the files asked for. */
export async function runEval(options: EvalOptions): Promise<Evaluation> {
  const { systems, format, split, tokeniser, limit, ids, onProgress } = options;
  for (const path of [options.run, options.csv, options.report]) if (path !== undefined) assertWritable(path);
  const runFile = options.run === undefined ? RunFile.temporary() : new RunFile(options.run);
  try {
    const dataset = openDataset(options.dataset, { format, split });
    const earlier = options.compare === undefined ? undefined : readEvaluation(options.compare);
    const only = ids && (({ id }: Example): boolean => ids.has(id));
    let evaluation = await evaluate(systems, dataset, { runFile, tokeniser, limit, only, onProgress });
    const ceiling = options.ceiling ? await datasetCeiling(dataset, { only: ranIn(evaluation), tokeniser }) : undefined;
    if (ceiling !== undefined) evaluation = { ...evaluation, ceiling };
    const needsTexts = options.report !== undefined && !options.numbersOnly;
    const texts = needsTexts ? await readWorstTexts(evaluation, dataset, runFile, WORST_PAGES) : undefined;
    if (earlier) evaluation = withEarlier(evaluation, earlier);
    if (options.csv !== undefined) writeFileSync(options.csv, toCsv(evaluation));
    if (options.report !== undefined) {
      writeFileSync(options.report, renderReport(evaluation, { texts, worst: WORST_PAGES }));
    }
    return evaluation;
  } finally {
    runFile.close();
  }
}

/** Fails before the run and not after it. */
function assertWritable(path: string): void {
  try {
    closeSync(openSync(path, 'a'));
  } catch (cause) {
    throw new InputError('output-unwritable', `${path}: cannot be written (${messageOf(cause)})`, { cause });
  }
}

/** The pages that an evaluation has run. */
function ranIn({ systems }: Evaluation): (example: Example) => boolean {
  const ids = new Set(systems[0]?.pages.map(({ id }) => id));
  return ({ id }) => ids.has(id);
}
