import { expect, test } from 'vitest';
import { WorkerPool } from '../../src/systems/worker-pool.ts';

const module = new URL('./modules/work.mjs', import.meta.url).href;

test('more tasks than threads wait for their turn; one that hangs fails alone', async () => {
  const pool = new WorkerPool<number, number>('work', { module, data: { factor: 2 } }, { threads: 2, timeoutMs: 500 });
  const tasks = [3, -1, 0, 20, 1, 5, 2];
  const results = await Promise.allSettled(tasks.map((task) => pool.run(task)));
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value.value : result.reason.message))).toEqual(
    tasks.map((task) => (task < 0 ? 'work: no answer after 500 ms' : task * 2)),
  );
  await pool.close();
});
