import { articleExtractionBenchmark } from './article-extraction-benchmark.ts';
import { cleaneval } from './cleaneval.ts';
import { datasetError } from './dataset-error.ts';
import { dragnet } from './dragnet.ts';
import type { Dataset, DatasetFormat, DatasetReader } from './example.ts';
import { isFile, namesIn } from './files.ts';
import { folder } from './folder.ts';
import { jsonl } from './jsonl.ts';
import { wcxb } from './wcxb.ts';

// The first that recognises a path reads it; the plain folder takes anything with pages, so it comes last.
const READERS: readonly DatasetReader[] = [wcxb, articleExtractionBenchmark, dragnet, cleaneval, jsonl, folder];

/** What to open. */
export interface OpenDatasetOptions {
  /** Default: recognised from the folder. */
  readonly format?: DatasetFormat | undefined;
  /** The part to read, such as `dev`, where a dataset has several. */
  readonly split?: string | undefined;
}

/** Opens a dataset of any known format; throws an InputError that says what was expected where. */
export function openDataset(path: string, { format, split }: OpenDatasetOptions = {}): Dataset {
  const names = namesIn(path);
  if (!isFile(path) && names.length === 0) throw datasetError(path, 'no such file, or an empty folder');
  const candidates = format === undefined ? READERS : READERS.filter((reader) => reader.format === format);
  const reader = candidates.find((candidate) => candidate.detect(path));
  if (reader && split !== undefined && !reader.hasSplits)
    throw datasetError(path, `read as ${reader.format}, which has no splits: expected no split, got "${split}"`);
  if (reader) return reader.open(path, split);
  const found = isFile(path) ? 'a file' : names.slice(0, 8).join(', ') + (names.length > 8 ? ', …' : '');
  const expected = candidates.map(({ expects }) => `\n  - ${expects}`).join('');
  throw datasetError(path, `expected ${candidates.length === 1 ? 'this' : 'one of these'}:${expected}\nfound ${found}`);
}
