import type { PipelineData } from '@pith/ensemble';
import type { PairedComparison } from '@pith/evaluation';

/** Mean scores of the result and of what it had to beat, on the same pages. */
export interface Standing {
  readonly pages: number;
  readonly sites: number;
  readonly winner: number;
  readonly baseline: number;
}

/** One generation of the search; `validation` was computed afterwards and decided nothing. */
export interface CurvePoint {
  readonly generation: number;
  readonly evaluations: number;
  readonly best: number;
  readonly mean: number;
  readonly diversity: number;
  readonly validation: number;
}

/** What a search found. */
export interface TuneResult {
  /** With all options, as a pipeline file. */
  readonly winner: PipelineData;
  readonly baseline: PipelineData;
  readonly dataset: string;
  readonly metric: string;
  readonly seed: number;
  readonly generations: number;
  /** Trees tried: the same number, seed and pages give the same result. */
  readonly evaluations: number;
  readonly train: Standing;
  /** On pages that had no part in the search, of sites that had none. */
  readonly validation: Standing;
  /** Winner less baseline, page by page, on the validation pages. */
  readonly comparison: PairedComparison;
  /** Whether the whole 95 % interval of the difference lies above 0. */
  readonly beatsBaseline: boolean;
  /** How much of the gain on training pages is lost on validation pages. */
  readonly overfitting: number;
  readonly curve: readonly CurvePoint[];
}
