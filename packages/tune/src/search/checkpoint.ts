import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { OptionError } from '@pith/core';
import { NEW_SEARCH, type SearchState } from './search.ts';

/** A search on disk. */
interface Saved {
  /** What decides the course of the search: only the same can be continued. */
  readonly key: string;
  readonly state: SearchState;
}

/** Saves a search. The file is replaced in one step, so that an interruption never leaves half of it. */
export function saveCheckpoint(path: string, key: string, state: SearchState): void {
  const saved: Saved = { key, state };
  writeFileSync(`${path}.new`, JSON.stringify(saved));
  renameSync(`${path}.new`, path);
}

/** Reads a search back; without a file it has not begun. Throws if it was another search. */
export function loadCheckpoint(path: string, key: string): SearchState {
  if (!existsSync(path)) return NEW_SEARCH;
  const saved = parse(path);
  if (saved?.key === key) return saved.state;
  const reason = saved === undefined ? 'it is no checkpoint' : 'it belongs to other pages or settings';
  throw new OptionError('option-invalid', `${path}: cannot be continued, ${reason}; start again without resuming`);
}

function parse(path: string): Saved | undefined {
  try {
    const { key, state } = JSON.parse(readFileSync(path, 'utf8')) as Partial<Saved>;
    return typeof key === 'string' && state !== undefined ? { key, state } : undefined;
  } catch {
    return undefined;
  }
}
