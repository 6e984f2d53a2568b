import { existsSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inputError } from './errors.ts';
import { reasonOf } from './read-input.ts';

/** Where results go; `name` is the page's. */
export type WriteResult = (name: string, content: string) => Promise<void>;

/** Results one after the other on standard output. */
export const toStandardOutput: WriteResult = async (_, content) => {
  process.stdout.write(content);
};

/** Results in a file, or, if there are several or the path is a folder, in a folder: one file each, named after the page. */
export function toPath(path: string, count: number, extension: string): WriteResult {
  if (count === 1 && !isFolder(path)) return (_, content) => write(path, content);
  const taken = new Set<string>();
  return async (name, content) => {
    let file = name;
    for (let n = 2; taken.has(file); n++) file = `${name}-${n}`;
    taken.add(file);
    await mkdir(path, { recursive: true }).catch((error) => fail(path, error));
    await write(join(path, `${file}.${extension}`), content);
  };
}

function isFolder(path: string): boolean {
  return /[\\/]$/.test(path) || (existsSync(path) && statSync(path).isDirectory());
}

async function write(path: string, content: string): Promise<void> {
  await writeFile(path, content).catch((error) => fail(path, error));
}

function fail(path: string, error: unknown): never {
  throw inputError(`cannot write ${path}: ${reasonOf(error)}`, error);
}
