import { existsSync } from 'node:fs';
import { appendFile, rm, writeFile } from 'node:fs/promises';
import { inputError } from './errors.ts';
import { reasonOf } from './read-input.ts';

/** Writes a file; an error says which and why not. */
export async function writeOutput(path: string, content: string): Promise<void> {
  await writeFile(path, content).catch((error) => failToWrite(path, error));
}

/** Fails if a file cannot be written, and changes nothing: for commands that take long before they write it. */
export async function assertWritable(path: string): Promise<void> {
  const isThere = existsSync(path);
  await appendFile(path, '').catch((error) => failToWrite(path, error));
  if (!isThere) await rm(path);
}

/** What to tell when a file cannot be written. */
export function failToWrite(path: string, error: unknown): never {
  const { code } = error as NodeJS.ErrnoException;
  throw inputError(`cannot write ${path}: ${code === 'ENOENT' ? 'its folder is not there' : reasonOf(error)}`, error);
}
