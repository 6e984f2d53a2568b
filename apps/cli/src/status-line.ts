/** How often a line is rewritten in a terminal. */
const REWRITE_MS = 100;

/** A line about a long run on standard error: rewritten in a terminal, written anew every so often elsewhere. */
export class StatusLine {
  readonly #isTerminal = process.stderr.isTTY === true;
  readonly #everyMs: number;
  #shown: number;

  /** `everyMs`: time between two lines where they cannot be rewritten; 0 shows all, `Infinity` only the last. */
  constructor(everyMs: number) {
    this.#everyMs = this.#isTerminal ? REWRITE_MS : everyMs;
    this.#shown = this.#isTerminal ? 0 : performance.now();
  }

  /** Shows how far it is, if it is time to. */
  show(text: () => string): void {
    if (performance.now() - this.#shown < this.#everyMs) return;
    this.#shown = performance.now();
    process.stderr.write(this.#isTerminal ? `\r\u001b[K${text()}` : `${text()}\n`);
  }

  /** The last line. */
  end(text: string): void {
    process.stderr.write(this.#isTerminal ? `\r\u001b[K${text}\n` : `${text}\n`);
  }

  /** Makes room for other output. */
  clear(): void {
    if (this.#isTerminal) process.stderr.write('\r\u001b[K');
  }
}

/** A time for people: `2 min 5 s`. */
export function duration(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
