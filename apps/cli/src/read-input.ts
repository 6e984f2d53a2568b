import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { inputError } from './errors.ts';
import { fetchPage } from './fetch-page.ts';

/** A page to work on. */
export interface Input {
  /** Short name, for headings and file names. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly url: string | undefined;
  /** Character set the server named. */
  readonly charset: string | undefined;
}

/** Reads a page from a file, from the web or, for `-`, from standard input. */
export async function readInput(argument: string): Promise<Input> {
  if (/^https?:\/\//i.test(argument)) {
    const page = await fetchPage(argument);
    const { hostname, pathname } = new URL(page.url);
    const name = `${hostname}${pathname}`.replace(/[^\w.-]+/g, '-').replace(/-$/, '');
    return { name, ...page };
  }
  const local = { url: undefined, charset: undefined };
  if (argument === '-') return { ...local, name: 'stdin', bytes: await readStandardInput() };
  try {
    return { ...local, name: basename(argument, extname(argument)), bytes: await readFile(argument) };
  } catch (error) {
    throw inputError(`${argument}: ${reasonOf(error)}`, error);
  }
}

async function readStandardInput(): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Why a file cannot be read or written, in words. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const reasons: Readonly<Record<string, string>> = {
    ENOENT: 'no such file',
    EISDIR: 'is a folder, not a file',
    EACCES: 'may not be opened',
    ENOTDIR: 'is below a file, not a folder',
  };
  return (code && reasons[code]) ?? message;
}
