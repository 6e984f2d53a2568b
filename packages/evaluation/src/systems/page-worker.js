// Runs one system in a worker thread: loads its module, then answers one page at a time.
// Plain JavaScript, so that a thread can be started from the sources as well as from the build.
import { parentPort, workerData } from 'node:worker_threads';

const { module, data } = workerData;
const exported = await import(module);
const system = exported.createSystem ? await exported.createSystem(data) : (exported.default ?? exported.extract);
if (typeof system !== 'function')
  throw new Error('the module exports no function: expected a default export (html, url) => text');
parentPort.postMessage({ ready: true });

parentPort.on('message', async ({ html, url }) => {
  const start = performance.now();
  try {
    const text = await system(html, url);
    if (typeof text !== 'string')
      throw new TypeError(`returned ${text === null ? 'null' : typeof text}, expected text`);
    parentPort.postMessage({ text, ms: performance.now() - start });
  } catch (error) {
    parentPort.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
});
