import { parentPort, workerData } from 'node:worker_threads';
import type { Registry } from '@pith/core';
import { Bench, type BenchSpec } from './bench.ts';
import type { Answer, Question } from './pool.ts';

/** Makes a worker thread of `tune` out of the module that calls it: the thread gets its pages, then scores what it is sent. */
export function serveTuning(registry: Registry): void {
  const opened = Bench.open(workerData as BenchSpec, registry);
  // Who asks first is told what went wrong.
  opened.catch(() => {});
  parentPort?.on('message', async ({ trees, pages }: Question) => {
    const answer: Answer = await opened.then(
      (bench) => ({ scores: bench.score(trees, pages) }),
      (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
    );
    parentPort?.postMessage(answer);
  });
}
