import { readFileSync, writeFileSync } from 'node:fs';
import { datasetCeiling } from '../ceiling/dataset-ceiling.ts';
import type { DatasetFormat, Example } from '../datasets/example.ts';
import { openDataset } from '../datasets/open-dataset.ts';
import type { TokeniserChoice } from '../metrics/tokenise.ts';
import { toCsv } from '../output/csv.ts';
import { toJson } from '../output/json.ts';
import { renderReport } from '../report/render-report.ts';
import { readWorstTexts } from '../report/worst-pages.ts';
import { evaluate } from '../run/evaluate.ts';
import type { Evaluation } from '../run/evaluation.ts';
import type { Progress } from '../run/progress.ts';
import { RunFile } from '../run/run-file.ts';
import type { System } from '../systems/system.ts';
import { parseEvaluation, withEarlier } from './with-earlier.ts';

/** What `pith eval` can be asked for. Paths are relative to the working folder. */
export interface EvalOptions {
  readonly dataset: string;
  readonly format?: DatasetFormat;
  readonly split?: string;
  readonly systems: readonly System[];
  readonly tokeniser?: TokeniserChoice;
  /** At most this many pages. */
  readonly limit?: number;
  /** Only the pages with these ids. */
  readonly ids?: ReadonlySet<string>;
  /** File for results page by page: an interrupted run continues from it. */
  readonly run?: string;
  /** JSON of an earlier evaluation to compare with. */
  readonly compare?: string;
  /** Compute what a perfect choice among blocks would score. */
  readonly ceiling?: boolean;
  /** Files to write. */
  readonly json?: string;
  readonly csv?: string;
  readonly report?: string;
  /** Leave all text out of the report, so that it can be published. */
  readonly numbersOnly?: boolean;
  readonly onProgress?: (progress: Progress) => void;
}

/** Runs an evaluation from start to end: opens, runs, compares, writes the files asked for, and closes the systems. */
export async function runEval(options: EvalOptions): Promise<Evaluation> {
  const { systems, format, split, tokeniser, limit, ids, onProgress } = options;
  const runFile = options.run === undefined ? RunFile.temporary() : new RunFile(options.run);
  try {
    const dataset = openDataset(options.dataset, { ...(format && { format }), ...(split !== undefined && { split }) });
    const earlier =
      options.compare === undefined
        ? undefined
        : parseEvaluation(readFileSync(options.compare, 'utf8'), options.compare);
    const only = ids && (({ id }: Example): boolean => ids.has(id));
    let evaluation = await evaluate(systems, dataset, {
      runFile,
      ...(tokeniser && { tokeniser }),
      ...(limit !== undefined && { limit }),
      ...(only && { only }),
      ...(onProgress && { onProgress }),
    });
    const ceiling = options.ceiling ? await datasetCeiling(dataset, ranIn(evaluation)) : undefined;
    if (ceiling !== undefined) evaluation = { ...evaluation, ceiling };
    const texts =
      options.report !== undefined && !options.numbersOnly
        ? await readWorstTexts(evaluation, dataset, runFile, 10)
        : undefined;
    if (options.json !== undefined) writeFileSync(options.json, toJson(evaluation));
    if (earlier) evaluation = withEarlier(evaluation, earlier);
    if (options.csv !== undefined) writeFileSync(options.csv, toCsv(evaluation));
    if (options.report !== undefined)
      writeFileSync(options.report, renderReport(evaluation, { ...(texts && { texts }) }));
    return evaluation;
  } finally {
    runFile.close();
    await Promise.all(systems.map((system) => system.close()));
  }
}

/** The pages that an evaluation has run. */
function ranIn({ systems }: Evaluation): (example: Example) => boolean {
  const ids = new Set(systems[0]?.pages.map(({ id }) => id));
  return ({ id }) => ids.has(id);
}
