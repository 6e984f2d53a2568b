import { parsePage } from '@pith/core';
import type { Dataset, Example } from '../datasets/example.ts';
import { pageString } from '../datasets/page-string.ts';
import { mean } from '../metrics/averages.ts';
import type { TokeniserChoice } from '../metrics/tokenise.ts';
import { bestBlocks } from './best-blocks.ts';

/** Options of datasetCeiling(). */
export interface CeilingOptions {
  /** Only these pages. */
  readonly only?: ((example: Example) => boolean) | undefined;
  /** Default: the dataset's own. */
  readonly tokeniser?: TokeniserChoice | undefined;
}

/**
 * Mean word-bag F1 over a dataset of a perfect choice among each page's blocks: what no extractor that keeps whole blocks
 * can pass. Undefined when no page has a gold text. Parses every page once.
 */
export async function datasetCeiling(
  dataset: Dataset,
  { only = () => true, tokeniser = dataset.tokeniser }: CeilingOptions = {},
): Promise<number | undefined> {
  const scores: number[] = [];
  for await (const example of dataset.read()) {
    if (example.gold === undefined || !only(example)) continue;
    const page = parsePage(pageString(example), { url: example.url });
    scores.push(bestBlocks(page, example.gold, tokeniser).f1);
  }
  return mean(scores);
}
