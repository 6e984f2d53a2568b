import { InputError } from '@pith/core';
import { datasetHash, openDataset, shuffled, splitByGroup } from '@pith/evaluation';
import type { TuneOptions } from '../tune-options.ts';

/** The pages of a search by number; no site is in both parts. */
export interface PageSplit {
  readonly dataset: string;
  readonly hash: string;
  /** Page `number` has the id `ids[number]`. */
  readonly ids: readonly string[];
  /** In random order. */
  readonly train: readonly number[];
  readonly validation: readonly number[];
  readonly trainSites: number;
  readonly validationSites: number;
}

const VALIDATION_SHARE = 0.3;
const LEAST_PAGES = 2;

/** Chooses the pages with a gold text and parts them by site. */
export async function splitPages(options: TuneOptions): Promise<PageSplit> {
  const { dataset: path, split, kind, limit = Infinity, seed = 1, validationShare = VALIDATION_SHARE } = options;
  const dataset = openDataset(path, { split });
  const pages: { readonly number: number; readonly group: string }[] = [];
  const ids: string[] = [];
  for await (const example of dataset.read()) {
    if (ids.length >= limit) break;
    if (example.gold === undefined || (kind !== undefined && example.kind !== kind)) continue;
    pages.push({ number: ids.length, group: example.group });
    ids.push(example.id);
  }
  const parts = splitByGroup(pages, validationShare, seed);
  if (parts.train.length < LEAST_PAGES || parts.validation.length < LEAST_PAGES) {
    const found = `${ids.length} pages of ${sitesOf(pages)} sites${kind === undefined ? '' : ` and kind "${kind}"`}`;
    throw new InputError(
      'dataset-invalid',
      `${path}: too few pages to train and validate on different sites, found ${found}`,
    );
  }
  const numbers = (part: readonly { number: number }[]): number[] => part.map(({ number }) => number);
  return {
    dataset: dataset.name,
    hash: await datasetHash(dataset),
    ids,
    train: shuffled(numbers(parts.train), seed),
    validation: numbers(parts.validation),
    trainSites: sitesOf(parts.train),
    validationSites: sitesOf(parts.validation),
  };
}

function sitesOf(pages: readonly { readonly group: string }[]): number {
  return new Set(pages.map(({ group }) => group)).size;
}
