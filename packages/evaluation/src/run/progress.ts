/** How far a run is. */
export interface Progress {
  readonly system: string;
  readonly done: number;
  readonly total: number;
  /** Pages that failed in this run. */
  readonly errors: number;
  /** Expected time until this system is done, from the pace so far; pages of an earlier, interrupted run do not count. */
  readonly remainingMs: number;
}

/** Counts pages and estimates when they will be done. */
export class ProgressClock {
  readonly #system: string;
  readonly #total: number;
  readonly #alreadyDone: number;
  readonly #start = performance.now();
  #done = 0;
  #errors = 0;

  constructor(system: string, total: number, alreadyDone: number) {
    this.#system = system;
    this.#total = total;
    this.#alreadyDone = alreadyDone;
  }

  /** One more page. */
  tick(failed: boolean): Progress {
    this.#done++;
    if (failed) this.#errors++;
    return this.now();
  }

  /** How far it is. */
  now(): Progress {
    const done = this.#alreadyDone + this.#done;
    const msPerPage = (performance.now() - this.#start) / Math.max(1, this.#done);
    return {
      system: this.#system,
      done,
      total: this.#total,
      errors: this.#errors,
      remainingMs: msPerPage * (this.#total - done),
    };
  }
}
