/**
 * Runs tasks side by side and hands the results on one after the other, in the order of the tasks. At most `limit` are under way or
 * waiting to be handed on: then no more tasks are drawn, so that memory stays flat. `run` must not reject.
 */
export async function inOrder<Task, Result>(
  tasks: AsyncIterable<Task>,
  limit: number,
  run: (task: Task) => Promise<Result>,
  handOn: (result: Result, task: Task) => Promise<void>,
): Promise<void> {
  const pending: Promise<void>[] = [];
  let last: Promise<void> = Promise.resolve();
  for await (const task of tasks) {
    const result = run(task);
    last = last.then(async () => handOn(await result, task));
    // It is awaited below, but perhaps much later; until then a failure is not one that nobody handles.
    last.catch(() => {});
    pending.push(last);
    if (pending.length >= limit) await pending.shift();
  }
  await last;
}
