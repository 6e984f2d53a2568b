import type { TokeniserChoice } from '../metrics/tokenise.ts';

/** One labelled page, the same for every dataset. */
export interface Example {
  /** Unique in its dataset. */
  readonly id: string;
  readonly url?: string;
  /** Pages of one site share a group; splits never separate them. */
  readonly group: string;
  /** Page type, such as `article` or `forum`, where the dataset names it. */
  readonly kind?: string;
  /** Language code where the dataset names it. */
  readonly language?: string;
  /** The main content as text; absent when the dataset has only snippets for the page, '' when it says there is none. */
  readonly gold?: string;
  /** Snippets that a good extract contains. */
  readonly with: readonly string[];
  /** Snippets that a good extract does not contain. */
  readonly without: readonly string[];
  /** Everything else the dataset says about the page. */
  readonly meta: Readonly<Record<string, unknown>>;
  /** The page: a string where the dataset stores decoded text, bytes where the charset has to be found. Read when called. */
  html(): string | Uint8Array;
}

/** A readable set of labelled pages. */
export interface Dataset {
  readonly name: string;
  readonly format: DatasetFormat;
  /** The tokens its published scorer counts; `auto` where there is none. */
  readonly tokeniser: TokeniserChoice;
  /** The files that hold it, in a fixed order: what the hash covers. */
  readonly files: readonly string[];
  /** The part that was asked for, where one file holds several. */
  readonly split?: string;
  /** Reads the pages one by one, always in the same order; memory does not grow with the dataset. */
  read(): AsyncIterable<Example>;
}

/** The dataset formats that can be read. */
export type DatasetFormat = 'wcxb' | 'article-extraction-benchmark' | 'dragnet' | 'cleaneval' | 'jsonl' | 'folder';

/** One dataset format: how to recognise it and how to open it. */
export interface DatasetReader {
  readonly format: DatasetFormat;
  /** What the reader looks for, as an error message says it. */
  readonly expects: string;
  /** True when one dataset may hold several splits; the others refuse to be asked for one. */
  readonly hasSplits?: true;
  /** True when `path` looks like this format. Looks at names only. */
  detect(path: string): boolean;
  /** Opens the dataset; throws an InputError that says what was expected where. */
  open(path: string, split: string | undefined): Dataset;
}
