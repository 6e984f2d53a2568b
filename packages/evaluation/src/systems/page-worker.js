// Works in a worker thread: loads a module, then answers one task at a time.
// Plain JavaScript, so that a thread can be started from the sources as well as from the build.
import { parentPort, workerData } from 'node:worker_threads';

const { module, data } = workerData;
const exported = await import(module);
const work = exported.createWork ? await exported.createWork(data) : await pageWork();
parentPort.postMessage({ ready: true });

parentPort.on('message', async (task) => {
  const start = performance.now();
  try {
    const value = await work(task);
    parentPort.postMessage({ value, ms: performance.now() - start });
  } catch (error) {
    parentPort.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
});

/** The work of a system: a page in, text out. */
async function pageWork() {
  const system = exported.createSystem ? await exported.createSystem(data) : (exported.default ?? exported.extract);
  if (typeof system !== 'function')
    throw new Error('the module exports no function: expected a default export (html, url) => text');
  return async ({ html, url }) => {
    const text = await system(html, url);
    if (typeof text === 'string') return text;
    throw new TypeError(`returned ${text === null ? 'null' : typeof text}, expected text`);
  };
}
