import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { inputError } from './errors.ts';
import { fetchPage } from './fetch-page.ts';

/** A page to work on. */
export interface Input {
  readonly bytes: Uint8Array;
  readonly url: string | undefined;
  /** Character set the server named. */
  readonly charset: string | undefined;
}

/** More than the parser takes by default, little enough to stop a file made to fill the memory. */
const MAX_UNPACKED_BYTES = 256_000_000;

/** Reads a page from a file (unpacked if it is packed with gzip), from the web or, for `-`, from standard input. */
export async function readInput(argument: string): Promise<Input> {
  if (isAddress(argument)) return fetchPage(argument);
  const local = { url: undefined, charset: undefined };
  if (argument === '-') return { ...local, bytes: await readStandardInput() };
  if (/^[a-z][a-z\d+.-]+:\/\//i.test(argument))
    throw inputError(`${argument}: only http:// and https:// can be fetched`);
  try {
    const bytes = await readFile(argument);
    const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
    return { ...local, bytes: isPacked ? gunzipSync(bytes, { maxOutputLength: MAX_UNPACKED_BYTES }) : bytes };
  } catch (error) {
    throw inputError(`${argument}: ${reasonOf(error)}`, error);
  }
}

/** True for what is fetched from the web. */
export function isAddress(argument: string): boolean {
  return /^https?:\/\//i.test(argument);
}

/** An address as the name of a file. */
export function nameOfAddress(address: string): string {
  const [, host = '', path = ''] = /^https?:\/\/([^/?#]*)([^?#]*)/i.exec(address) ?? [];
  return `${host}${path}`
    .replace(/[^\w.-]+/g, '-')
    .replace(/-$/, '')
    .slice(0, 150);
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
    ENOSPC: 'the disk is full',
    ERR_BUFFER_TOO_LARGE: `unpacks to more than ${MAX_UNPACKED_BYTES / 1_000_000} MB`,
    Z_BUF_ERROR: 'ends too early: not all of it was packed or downloaded',
    Z_DATA_ERROR: 'is damaged and cannot be unpacked',
  };
  return (code && reasons[code]) ?? message;
}
