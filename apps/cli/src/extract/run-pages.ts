import { WorkerPool } from '@pith/evaluation';
import { CliError, ExitCode } from '../errors.ts';
import { type Outcome, type PageSettings, toOutcome } from './extract-page.ts';
import { inOrder } from './in-order.ts';
import type { PageSource } from './page-source.ts';
import { PagesProgress } from './pages-progress.ts';
import type { Sink, WriteContent } from './sink.ts';

/** How many pages a thread may be ahead of one that takes long. */
const PAGES_AHEAD = 16;

/** A run over many pages. */
export interface PagesRun {
  readonly pages: AsyncIterable<PageSource>;
  readonly totalBytes: Promise<number | undefined>;
  readonly sink: Sink;
  readonly settings: PageSettings;
  /** Worker threads. */
  readonly jobs: number | undefined;
  readonly timeoutMs: number;
  /** Whether to show how far it is. */
  readonly showsProgress: boolean;
  report(error: unknown): Promise<void>;
}

/** Extracts pages in worker threads and writes the results in the order of the pages. Returns the exit code. */
export async function runPages(run: PagesRun): Promise<number> {
  const { sink, settings, jobs: threads, timeoutMs } = run;
  const module = { module: new URL('./extract-page.js', import.meta.url).href, data: settings };
  const pool = new WorkerPool<PageSource, Outcome>('extract', module, { threads, timeoutMs });
  const progress = new PagesProgress(run.totalBytes, run.showsProgress);
  try {
    await inOrder(
      todo(),
      pool.threads * PAGES_AHEAD,
      ({ page }) =>
        pool.run(page).then(
          ({ value }) => value,
          (error) => toOutcome(error, page, settings.format),
        ),
      async ({ content, error }, { page, write }) => {
        if (error === undefined || sink.keepsErrors) await write(content);
        if (error !== undefined && !sink.keepsErrors) {
          progress.clear();
          await run.report(new CliError(error.code, ExitCode.failure, error.message));
        }
        progress.tick(page, error !== undefined);
      },
    );
    await sink.close();
  } finally {
    progress.end();
    await pool.close();
  }
  if (progress.failed === 0) return 0;
  if (sink.keepsErrors) {
    await run.report(
      new CliError(
        'pages-failed',
        1,
        `${progress.failed} of ${progress.done} pages failed; their lines have an "error"`,
      ),
    );
  }
  return ExitCode.failure;

  async function* todo(): AsyncGenerator<{ readonly page: PageSource; readonly write: WriteContent }> {
    for await (const page of run.pages) {
      const write = await sink.place(page);
      if (write) yield { page, write };
      else progress.skip(page);
    }
  }
}
