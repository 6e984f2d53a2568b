import {
  DEFAULT_TIMEOUT_MS,
  type Extract,
  type System,
  type SystemFunction,
  type SystemOptions,
  systemError,
} from './system.ts';

/**
 * A system that runs in this thread, one page at a time: for tests and small sets.
 * The limit ends a promise that never settles; only a worker or a command can be stopped in the middle of a loop.
 */
export function inProcess(name: string, run: SystemFunction, options: SystemOptions = {}): System {
  const { version = '', timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  return {
    name,
    version,
    concurrency: 1,
    async extract(html, url): Promise<Extract> {
      const start = performance.now();
      let timer: NodeJS.Timeout | undefined;
      const limit = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(systemError(name, `no answer after ${timeoutMs} ms`)), timeoutMs);
      });
      try {
        const text = await Promise.race([run(html, url), limit]);
        return { text, ms: performance.now() - start };
      } finally {
        clearTimeout(timer);
      }
    },
    async close() {},
  };
}
