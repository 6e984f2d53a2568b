import { Worker } from 'node:worker_threads';
import { PithError, type Registry } from '@pith/core';
import type { MemberData } from '@pith/ensemble';
import { Bench, type BenchSpec, type Scores } from './bench.ts';

/** Something that scores trees on pages. */
export interface Pool {
  score(trees: readonly MemberData[], pages: readonly number[]): Promise<Scores>;
  close(): Promise<void>;
}

/** Scores in this thread. */
export async function localPool(spec: BenchSpec, registry: Registry): Promise<Pool> {
  const bench = await Bench.open(spec, registry);
  return { score: async (trees, pages) => bench.score(trees, pages), close: async () => {} };
}

/**
 * Scores in worker threads, each with its share of the pages. `worker` is a module that calls `serveTuning(registry)`. The result
 * does not depend on the number of threads.
 */
export async function workerPool(spec: BenchSpec, worker: URL, threads: number): Promise<Pool> {
  const shares = Array.from({ length: threads }, (_, t) => {
    const numbers = new Map([...spec.numbers].filter((_page, i) => i % threads === t));
    return { ...spec, numbers, cacheBytes: spec.cacheBytes / threads };
  });
  const all = shares.map((share) => new TuningThread(worker, share));
  const pool: Pool = {
    async score(trees, pages) {
      const parts = await Promise.all(all.map((thread) => thread.ask({ trees, pages })));
      // Every page is scored by one thread and 0 in the others.
      return trees.map((_, t) =>
        pages.reduce((sum, _page, p) => {
          sum[p] = parts.reduce((score, part) => score + part[t]![p]!, 0);
          return sum;
        }, new Float64Array(pages.length)),
      );
    },
    close: async () => void (await Promise.all(all.map((thread) => thread.stop()))),
  };
  try {
    await pool.score([], []);
    return pool;
  } catch (error) {
    await pool.close();
    throw error;
  }
}

/** What a thread is asked. */
export interface Question {
  readonly trees: readonly MemberData[];
  readonly pages: readonly number[];
}

/** What it says. */
export type Answer = { readonly scores: Scores } | { readonly error: string };

class TuningThread {
  readonly #worker: Worker;
  #settle: ((answer: Answer) => void) | undefined;
  #failure: string | undefined;

  constructor(worker: URL, spec: BenchSpec) {
    this.#worker = new Worker(worker, { workerData: spec });
    this.#worker.on('message', (answer: Answer) => this.#settle?.(answer));
    this.#worker.on('error', (error) => this.#fail(error.message));
    this.#worker.on('exit', (code) => this.#fail(`the worker thread ended with code ${code}`));
  }

  async ask(question: Question): Promise<Scores> {
    const answer = await new Promise<Answer>((resolve) => {
      this.#settle = resolve;
      if (this.#failure !== undefined) resolve({ error: this.#failure });
      this.#worker.postMessage(question);
    });
    if ('scores' in answer) return answer.scores;
    throw new PithError('system-failed', `tune: ${answer.error}`);
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }

  #fail(error: string): void {
    this.#failure ??= error;
    this.#settle?.({ error: this.#failure });
  }
}
