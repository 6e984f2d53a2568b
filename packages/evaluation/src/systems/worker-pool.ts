import { availableParallelism } from 'node:os';
import { DEFAULT_TIMEOUT_MS } from './system.ts';
import { type Done, type WorkerModule, WorkerThread } from './worker-thread.ts';

/** How many threads, and how long they may take. */
export interface PoolOptions {
  /** Default: one per core. */
  readonly threads?: number | undefined;
  /** Time for one task after which it counts as failed and its thread is killed. Default 30,000. */
  readonly timeoutMs?: number | undefined;
}

/**
 * Worker threads that do one task each at a time; more tasks wait for their turn, first come, first served. Threads start when they are
 * needed. A task that hangs or kills its thread fails alone: the thread is replaced.
 */
export class WorkerPool<Task, Value> {
  readonly threads: number;
  readonly #name: string;
  readonly #module: WorkerModule;
  readonly #timeoutMs: number;
  readonly #idle: WorkerThread[] = [];
  readonly #busy = new Set<WorkerThread>();
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  /** `name` stands in the messages of errors. */
  constructor(name: string, module: WorkerModule, options: PoolOptions = {}) {
    const { threads = availableParallelism(), timeoutMs = DEFAULT_TIMEOUT_MS } = options;
    this.threads = threads;
    this.#name = name;
    this.#module = module;
    this.#timeoutMs = timeoutMs;
  }

  /** Does one task; rejects when it throws, takes too long or ends its thread. */
  async run(task: Task): Promise<Done<Value>> {
    if (this.#running < this.threads) this.#running++;
    else await new Promise<void>((go) => this.#waiting.push(go));
    try {
      return await this.#runNow(task);
    } finally {
      // Whoever waits takes over the place.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }

  /** Ends all threads. Used again, the pool starts new ones. */
  async close(): Promise<void> {
    await Promise.all([...this.#idle.splice(0), ...this.#busy].map((thread) => thread.stop()));
  }

  async #runNow(task: Task): Promise<Done<Value>> {
    let thread = this.#idle.pop();
    if (!thread || thread.dead) thread = await WorkerThread.start(this.#name, this.#module);
    this.#busy.add(thread);
    try {
      return (await thread.run(task, this.#timeoutMs)) as Done<Value>;
    } finally {
      this.#busy.delete(thread);
      if (!thread.dead) this.#idle.push(thread);
    }
  }
}
