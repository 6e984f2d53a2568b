export { type BestBlocks, bestBlocks } from './ceiling/best-blocks.ts';
export { blockTexts } from './ceiling/block-texts.ts';
export { type CeilingOptions, datasetCeiling } from './ceiling/dataset-ceiling.ts';
export { datasetHash } from './datasets/dataset-hash.ts';
export type { Dataset, DatasetFormat, Example } from './datasets/example.ts';
export { type OpenDatasetOptions, openDataset } from './datasets/open-dataset.ts';
export { pageString } from './datasets/page-string.ts';
export { splitLines } from './datasets/read-lines.ts';
export { foldsByGroup, type Grouped, splitByGroup } from './datasets/split-by-group.ts';
export { mergeEvaluations, readEvaluation, withEarlier } from './eval/merge-evaluations.ts';
export { type EvalOptions, runEval } from './eval/run-eval.ts';
export { toFloorTable } from './gate/floor-table.ts';
export {
  checkFloors,
  type DatasetFloors,
  type FloorCheck,
  type Lowered,
  parseFloors,
  updateFloors,
} from './gate/floors.ts';
export { harmonicMean, mean, quantile } from './metrics/averages.ts';
export { bagOfWords, type PrecisionRecall } from './metrics/bag-of-words.ts';
export {
  type BootstrapOptions,
  bootstrap,
  bootstrapMean,
  comparePaired,
  type Interval,
  type PairedComparison,
} from './metrics/bootstrap.ts';
export { type LcsScores, lcsScores } from './metrics/lcs-scores.ts';
export { type Gold, type PageScores, scorePage, scoreText, type TextScores } from './metrics/score-page.ts';
export { seededRandom, shuffled } from './metrics/seeded-random.ts';
export { type ShingleCorpus, type ShingleScores, shingleCorpus, shingleScores } from './metrics/shingles.ts';
export { snippetRate } from './metrics/snippets.ts';
export { isUnspaced, type Tokeniser, type TokeniserChoice, tokenise } from './metrics/tokenise.ts';
export { toCsv } from './output/csv.ts';
export { toJson } from './output/json.ts';
export { type MarkdownComparison, toMarkdown } from './output/markdown.ts';
export { toTextTables } from './output/text-table.ts';
export { type ReportOptions, renderReport } from './report/render-report.ts';
export { readWorstTexts, type WorstTexts } from './report/worst-pages.ts';
export { compareSystems } from './run/collect.ts';
export { type EvaluateOptions, evaluate } from './run/evaluate.ts';
export type { Evaluation, SystemResult } from './run/evaluation.ts';
export type { PageResult } from './run/page-result.ts';
export type { Progress } from './run/progress.ts';
export { RunFile } from './run/run-file.ts';
export { type Averages, type Summary, summarise } from './run/summarise.ts';
export { type CommandOptions, fromCommand } from './systems/command.ts';
export { inProcess } from './systems/in-process.ts';
export type { Extract, System, SystemFunction, SystemOptions } from './systems/system.ts';
export { fromModule, inWorkers, type WorkerOptions } from './systems/worker.ts';
export { type PoolOptions, WorkerPool } from './systems/worker-pool.ts';
export type { Done, WorkerModule } from './systems/worker-thread.ts';
