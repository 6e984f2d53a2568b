import { createHash, randomUUID } from 'node:crypto';
import { closeSync, existsSync, fstatSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLines } from '../datasets/read-lines.ts';
import type { PageResult } from './page-result.ts';

// Raised when scores of the same text change, so that old results are not mixed with new ones.
const SCORER_VERSION = 1;

/** What makes results comparable: the same system on the same data, scored the same way. */
export interface RunKey {
  readonly system: string;
  readonly version: string;
  readonly datasetHash: string;
  readonly tokeniser: string;
}

/** A line of the file: the result of one page and the extract itself. */
interface RunLine extends PageResult {
  readonly run: string;
  readonly system: string;
  readonly extract: string;
}

/**
 * Results on disk, one JSON line a page, only ever appended: a run that was interrupted continues where it stopped.
 * One file may hold several systems and datasets. It holds extracts of the pages: keep it out of version control.
 */
export class RunFile {
  readonly path: string;
  readonly #descriptor: number;
  readonly #remove: (() => void) | undefined;

  constructor(path: string, { temporary = false }: { readonly temporary?: boolean } = {}) {
    this.path = path;
    this.#remove = temporary ? () => rmSync(path, { force: true }) : undefined;
    if (this.#remove) process.once('exit', this.#remove);
    this.#descriptor = openSync(path, 'a+');
    if (!endsWithNewline(this.#descriptor)) writeSync(this.#descriptor, '\n');
  }

  /** A file of its own that is removed when it is closed or the process ends. */
  static temporary(): RunFile {
    return new RunFile(join(tmpdir(), `pith-run-${randomUUID()}.jsonl`), { temporary: true });
  }

  /** The results stored under a key, by page id, without pages that failed: those are tried again. */
  async load(key: RunKey): Promise<Map<string, PageResult>> {
    const results = new Map<string, PageResult>();
    for await (const { run: _run, system: _system, extract: _extract, ...result } of this.#lines(keyOf(key))) {
      if (result.error === undefined) results.set(result.id, result);
    }
    return results;
  }

  /** The extracts of some pages under a key. */
  async extracts(key: RunKey, ids: ReadonlySet<string>): Promise<Map<string, string>> {
    const extracts = new Map<string, string>();
    for await (const line of this.#lines(keyOf(key))) {
      if (ids.has(line.id)) extracts.set(line.id, line.extract);
    }
    return extracts;
  }

  /** Adds one page. Written at once, so that nothing is lost when the process is killed. */
  append(key: RunKey, result: PageResult, extract: string): void {
    const line: RunLine = { run: keyOf(key), system: key.system, ...result, extract };
    writeSync(this.#descriptor, `${JSON.stringify(line)}\n`);
  }

  close(): void {
    closeSync(this.#descriptor);
    if (!this.#remove) return;
    process.off('exit', this.#remove);
    this.#remove();
  }

  async *#lines(run: string): AsyncGenerator<RunLine> {
    if (!existsSync(this.path)) return;
    for await (const text of readLines(this.path)) {
      // Cheap test first: parsing other systems' extracts would be most of the work.
      if (!text.startsWith(`{"run":"${run}"`)) continue;
      const line = parseLine(text);
      if (line) yield line;
    }
  }
}

/** A line that was cut off when the process was killed is no result: its page is done again. */
function parseLine(text: string): RunLine | undefined {
  try {
    return JSON.parse(text) as RunLine;
  } catch {
    return undefined;
  }
}

function keyOf({ system, version, datasetHash, tokeniser }: RunKey): string {
  const parts = JSON.stringify([SCORER_VERSION, system, version, datasetHash, tokeniser]);
  return createHash('sha256').update(parts).digest('hex').slice(0, 16);
}

function endsWithNewline(descriptor: number): boolean {
  const { size } = fstatSync(descriptor);
  if (size === 0) return true;
  const last = Buffer.alloc(1);
  readSync(descriptor, last, 0, 1, size - 1);
  return last[0] === 0x0a;
}
