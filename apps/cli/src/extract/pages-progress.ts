import { duration, StatusLine } from '../status-line.ts';
import type { PageSource } from './page-source.ts';

/** Time between two lines where they are not rewritten. */
const STATUS_MS = 15_000;

/** Counts pages and shows how far a run is. */
export class PagesProgress {
  done = 0;
  failed = 0;
  readonly #line: StatusLine | undefined;
  readonly #start = performance.now();
  #skippedBytes = 0;
  #bytes = 0;
  #total: number | undefined;

  constructor(totalBytes: Promise<number | undefined>, isShown: boolean) {
    this.#line = isShown ? new StatusLine(STATUS_MS) : undefined;
    void totalBytes.then((total) => {
      this.#total = total;
    });
  }

  /** A page that an earlier run has done. */
  skip({ position }: PageSource): void {
    this.#skippedBytes = position;
  }

  tick({ position }: PageSource, failed: boolean): void {
    this.done++;
    if (failed) this.failed++;
    this.#bytes = position;
    this.#line?.show(() => this.#describe());
  }

  clear(): void {
    this.#line?.clear();
  }

  end(): void {
    if (process.stderr.isTTY) this.#line?.end(this.#describe());
  }

  #describe(): string {
    const elapsed = performance.now() - this.#start;
    const pace = `${this.done} pages (${((1000 * this.done) / elapsed).toFixed(1)}/s)${this.failed > 0 ? `, ${this.failed} failed` : ''}`;
    const [done, left] = [this.#bytes - this.#skippedBytes, (this.#total ?? 0) - this.#bytes];
    if (this.#total === undefined || done <= 0) return pace;
    if (left <= 0) return `${pace} in ${duration(elapsed)}`;
    return `${pace}, ${Math.floor((100 * this.#bytes) / this.#total)} %, ${duration((elapsed * left) / done)} left`;
  }
}
