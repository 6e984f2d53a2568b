import { Worker } from 'node:worker_threads';
import { messageOf, systemError } from './system.ts';

/** A task that was done, and the time it took. */
export interface Done<Value = unknown> {
  readonly value: Value;
  readonly ms: number;
}

/** What a worker says: ready once, then a value or an error for every task. */
type Answer = { readonly ready: true } | Done | { readonly error: string };

/**
 * A module to run in a thread: `createWork(data)` returns a function from a task to a value. Or it is a system, for which a task is a page:
 * `createSystem(data)` returns the function, or the default export or `extract` is it.
 */
export interface WorkerModule {
  /** A file: URL. */
  readonly module: string;
  /** Anything that can be cloned. */
  readonly data?: unknown;
}

// Loading a module is no page: a tight limit for pages must not fail it.
const START_LIMIT_MS = 30_000;

/** One thread that does one task at a time. After a failure that is not the task's own it is dead and must be replaced. */
export class WorkerThread {
  dead = false;
  readonly #name: string;
  readonly #worker: Worker;
  #settle: ((answer: Answer | Error) => void) | undefined;

  private constructor(name: string, system: WorkerModule) {
    this.#name = name;
    this.#worker = new Worker(new URL('./page-worker.js', import.meta.url), {
      workerData: system,
      stdout: true,
      stderr: true,
    });
    // A noisy system must not write into our output.
    this.#worker.stdout.resume();
    this.#worker.stderr.resume();
    this.#worker.on('message', (answer: Answer) => this.#settle?.(answer));
    this.#worker.on('error', (error) => this.#fail(messageOf(error), error));
    this.#worker.on('exit', (code) => this.#fail(`the worker thread ended with code ${code}`));
  }

  /** Starts a thread and waits until its module is loaded; rejects if that fails or takes half a minute. */
  static async start(name: string, system: WorkerModule): Promise<WorkerThread> {
    const thread = new WorkerThread(name, system);
    await thread.#answer(START_LIMIT_MS);
    return thread;
  }

  /** Does one task. */
  async run(task: unknown, timeoutMs: number): Promise<Done> {
    const answer = this.#answer(timeoutMs);
    this.#worker.postMessage(task);
    const result = await answer;
    if ('value' in result) return result;
    throw systemError(this.#name, 'error' in result ? result.error : 'answered out of turn');
  }

  /** Stops the thread, even in the middle of a loop. */
  async stop(): Promise<void> {
    this.dead = true;
    await this.#worker.terminate();
  }

  async #answer(timeoutMs: number): Promise<Answer> {
    if (this.dead) throw systemError(this.#name, 'the worker thread has ended');
    const timer = setTimeout(() => {
      this.#fail(`no answer after ${timeoutMs} ms`);
      void this.#worker.terminate();
    }, timeoutMs);
    // An idle thread does not keep the process alive, a working one does.
    this.#worker.ref();
    const answer = await new Promise<Answer | Error>((resolve) => {
      this.#settle = resolve;
    });
    this.#worker.unref();
    clearTimeout(timer);
    this.#settle = undefined;
    if (answer instanceof Error) throw answer;
    return answer;
  }

  #fail(problem: string, cause?: unknown): void {
    this.dead = true;
    this.#settle?.(systemError(this.#name, problem, cause));
  }
}
