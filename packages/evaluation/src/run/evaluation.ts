import type { PairedComparison } from '../metrics/bootstrap.ts';
import type { PageResult } from './page-result.ts';
import type { Summary } from './summarise.ts';

/** The result of evaluate(), and what `--json` prints. */
export interface Evaluation {
  /** Headline by system name: mean word-bag F1 over pages, null when no page has a gold text. */
  readonly f1: Readonly<Record<string, number | null>>;
  readonly dataset: {
    readonly name: string;
    readonly format: string;
    readonly hash: string;
    /** Pages that were run. */
    readonly pages: number;
    readonly tokeniser: string;
  };
  /** When the run ended, ISO 8601. */
  readonly date: string;
  /** Best first. */
  readonly systems: readonly SystemResult[];
  /** Every system against the best one, page by page; absent for a single system. */
  readonly againstBest?: Readonly<Record<string, PairedComparison>>;
  /** The same systems in an earlier run, where one is compared with. */
  readonly earlier?: { readonly date: string; readonly systems: readonly SystemResult[] };
  /** Mean word-bag F1 of a perfect choice among the page's blocks, where it was asked for. */
  readonly ceiling?: number;
}

/** The result of one system. */
export interface SystemResult {
  readonly name: string;
  readonly version: string;
  /** The headline: mean word-bag F1 over pages, null when no page has a gold text. */
  readonly f1: number | null;
  /** All pages. */
  readonly all: Summary;
  /** Pages whose gold text is not empty: a gold without text is more often a mistake than a page without content. */
  readonly withContent: Summary;
  /** By page type and by language, where the dataset names them. */
  readonly kinds: Readonly<Record<string, Summary>>;
  readonly languages: Readonly<Record<string, Summary>>;
  readonly time: { readonly meanMs: number; readonly medianMs: number; readonly p95Ms: number };
  /** Number of pages that failed; the pages say why. */
  readonly errors: number;
  readonly pages: readonly PageResult[];
}
