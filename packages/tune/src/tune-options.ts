import type { Registry } from '@pith/core';
import type { MemberData } from '@pith/ensemble';
import type { Metric } from './pages/score-page.ts';

/** What to tune, on what, and how long. */
export interface TuneOptions {
  /** Folder or file with labelled pages, anything `openDataset` knows. */
  readonly dataset: string;
  readonly split?: string | undefined;
  readonly registry: Registry;
  /** Tunes the options of this extractor; without, whole pipelines are searched. */
  readonly extractor?: string | undefined;
  /** Extractors that pipelines may use. Default: all that need no source. */
  readonly members?: readonly string[] | undefined;
  /** What the result has to beat: of several, the one that is best on the training pages. */
  readonly baselines: readonly MemberData[];
  /** Default `f1`. */
  readonly metric?: Metric | undefined;
  /** Only pages of this kind. */
  readonly kind?: string | undefined;
  /** At most this many pages, the first ones. */
  readonly limit?: number | undefined;
  /** Ends after the generation in which this many trees were tried. Default 2000. */
  readonly evaluations?: number | undefined;
  /** Ends after the generation in which this time runs out, instead. */
  readonly budgetMs?: number | undefined;
  /** Trees of a generation. Default 60. */
  readonly population?: number | undefined;
  /** Default 1. */
  readonly seed?: number | undefined;
  /** Share of the pages, whole sites, that is kept for validation. Default 0.3. */
  readonly validationShare?: number | undefined;
  /** Where the search is saved after every generation. */
  readonly checkpoint?: string | undefined;
  /** Goes on from the checkpoint. */
  readonly resume?: boolean | undefined;
  /** A module that calls `serveTuning(registry)`, for threads. Without, everything runs in this one. */
  readonly worker?: URL | undefined;
  /** Default: one per core. */
  readonly threads?: number | undefined;
  /** Memory for remembered extractions, all threads together. Default 512 MB. */
  readonly cacheBytes?: number | undefined;
  readonly onProgress?: ((progress: TuneProgress) => void) | undefined;
}

/** How far a search is. */
export interface TuneProgress {
  readonly generation: number;
  readonly evaluations: number;
  /** Best and mean score on the training pages. */
  readonly best: number;
  readonly mean: number;
  /** Share of different trees in the population. */
  readonly diversity: number;
  readonly evaluationsPerSecond: number;
  /** Expected time until the end. */
  readonly remainingMs: number;
}
