import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { System, SystemOptions } from './system.ts';
import { WorkerPool } from './worker-pool.ts';
import { type WorkerModule, WorkerThread } from './worker-thread.ts';

/** Options of a system in worker threads. */
export interface WorkerOptions extends SystemOptions {
  /** Default: one per core. */
  readonly threads?: number | undefined;
}

/** A system that runs in a pool of worker threads. */
export function inWorkers(name: string, module: WorkerModule, options: WorkerOptions = {}): System {
  const pool = new WorkerPool<{ html: string; url: string | undefined }, string>(name, module, options);
  return {
    name,
    version: options.version ?? '',
    concurrency: pool.threads,
    async extract(html, url) {
      const { value, ms } = await pool.run({ html, url });
      return { text: value, ms };
    },
    close: () => pool.close(),
  };
}

/**
 * A user's ES module as a system: its default export (or `extract`) takes `(html, url)` and returns text. Runs in worker threads.
 * Loads it once to see that it can be used: a wrong path is one error here and not one for every page. The file's bytes are part of
 * its version, so that an interrupted run does not go on with another program; what it imports is not.
 */
export async function fromModule(name: string, path: string, options: WorkerOptions = {}): Promise<System> {
  const file = resolve(path);
  const module = { module: pathToFileURL(file).href };
  const trial = await WorkerThread.start(name, module);
  await trial.stop();
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);
  return inWorkers(name, module, { ...options, version: `${options.version ?? ''}${hash}` });
}
