import { PithError } from '@pith/core';

/** What is measured: a function from a page to its main content as text. Anything that can be one can be evaluated. */
export type SystemFunction = (html: string, url: string | undefined) => string | Promise<string>;

/** One page's outcome. */
export interface Extract {
  readonly text: string;
  /** Time inside the system, without waiting for a free thread. For a command it includes starting the process. */
  readonly ms: number;
}

/** A system under test: a function with a name, a way to run it and a way to stop it. */
export interface System {
  /** Unique among the systems of one run. */
  readonly name: string;
  /** Whatever else decides its output (package version, options): an interrupted run is continued only for the same version. */
  readonly version: string;
  /** How many pages it works on at a time. */
  readonly concurrency: number;
  /** Extracts one page; rejects when the system fails or takes longer than its limit, and can be called again after that. */
  extract(html: string, url: string | undefined): Promise<Extract>;
  /** Frees threads and ends processes. Used again, the system starts new ones. */
  close(): Promise<void>;
}

/** What every kind of system takes. */
export interface SystemOptions {
  /** Default ''. */
  readonly version?: string | undefined;
  /** Time for one page after which it counts as failed and whatever hangs is killed. Default 30,000. */
  readonly timeoutMs?: number | undefined;
}

/** Default time for one page. */
export const DEFAULT_TIMEOUT_MS = 30_000;

/** A system could not do a page, or could not be started. */
export function systemError(name: string, problem: string, cause?: unknown): PithError {
  return new PithError('system-failed', `${name}: ${problem}`, cause === undefined ? undefined : { cause });
}

/** What to say of a thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
