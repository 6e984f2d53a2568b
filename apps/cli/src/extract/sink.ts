import type { PageSource } from './page-source.ts';

/** Writes what came of one page. */
export type WriteContent = (content: string) => Promise<void>;

/** Where results go. */
export interface Sink {
  /** A page that failed has a place here too; otherwise its error goes to standard error. */
  readonly keepsErrors: boolean;
  /** The place of a page, asked for in order; none if an earlier run has done it. */
  place(page: PageSource): Promise<WriteContent | undefined>;
  /** After the last page. */
  close(): Promise<void>;
}

/** Results one after the other on standard output, no faster than they are read. */
export function standardOutput(keepsErrors: boolean): Sink {
  const write: WriteContent = (content) =>
    new Promise((resolve) => {
      // A failure is dealt with where the program starts.
      process.stdout.write(content, () => resolve());
    });
  return { keepsErrors, place: async () => write, close: async () => {} };
}
