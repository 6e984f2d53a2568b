import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, extname, join, resolve } from 'node:path';
import { isAddress } from '../read-input.ts';

/** A file with one or more pages. */
export interface PageFile {
  readonly path: string;
  /** How a file made from it is called: below a folder or pattern, with the folders between. */
  readonly name: string;
}

const PAGE = /\.(?:html?|xhtml)(?:\.gz)?$/i;
const LINES = /\.(?:jsonl|ndjson)(?:\.gz)?$/i;
const PATTERN = /[*?{}[\]]/;

/** True for a file with one JSON object a line. */
export function holdsLines(path: string): boolean {
  return LINES.test(path);
}

/** True for an argument that may stand for several files. */
export async function mayBeMany(argument: string): Promise<boolean> {
  // An address may well have a question mark.
  if (isAddress(argument)) return false;
  const found = await stat(argument).catch(() => undefined);
  return found?.isDirectory() === true || (found === undefined && PATTERN.test(argument)) || holdsLines(argument);
}

/**
 * The files that an argument stands for, in a fixed order: the pages in a folder and below, the matches of a pattern, or one file,
 * there or not. `except` is a folder that is left out: the one results are written to.
 */
export async function* findFiles(argument: string, except: string | undefined): AsyncGenerator<PageFile> {
  const found = await stat(argument).catch(() => undefined);
  if (found?.isDirectory()) yield* pagesIn(argument, '', except && resolve(except));
  else if (found === undefined && PATTERN.test(argument)) yield* matches(argument);
  else yield { path: argument, name: nameOfFile(argument) };
}

async function* pagesIn(folder: string, below: string, except: string | undefined): AsyncGenerator<PageFile> {
  for (const entry of sorted(await readdir(folder, { withFileTypes: true }), ({ name }) => name)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (resolve(path) !== except) yield* pagesIn(path, join(below, entry.name), except);
    } else if (PAGE.test(entry.name) && (await isFile(entry, path)))
      yield { path, name: join(below, stem(entry.name)) };
  }
}

/** A link to a folder is not followed: it could lead back here. */
async function isFile(entry: Dirent, path: string): Promise<boolean> {
  return entry.isFile() || (entry.isSymbolicLink() && (await stat(path).catch(() => undefined))?.isFile() === true);
}

async function* matches(pattern: string): AsyncGenerator<PageFile> {
  const { glob } = await import('tinyglobby');
  // Names are relative to the part of the pattern that stands for itself.
  const fixed = pattern.split('/').slice(
    0,
    pattern.split('/').findIndex((part) => PATTERN.test(part)),
  );
  const folder = fixed.join('/') || (pattern.startsWith('/') ? '/' : '.');
  const inside = pattern.split('/').slice(fixed.length).join('/');
  const found = await glob(inside, { cwd: folder, expandDirectories: false, followSymbolicLinks: false });
  for (const path of sorted(found, (name) => name)) {
    const file = folder === '.' ? path : join(folder, path);
    yield { path: file, name: join(path, '..', nameOfFile(path)) };
  }
}

/** By code unit, so that the order is the same on every machine. */
function sorted<T>(items: readonly T[], nameOf: (item: T) => string): T[] {
  return [...items].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
}

/** The name of a file, without folder and extension. */
export function nameOfFile(path: string): string {
  return stem(basename(path));
}

function stem(name: string): string {
  return PAGE.test(name)
    ? name.replace(PAGE, '')
    : LINES.test(name)
      ? name.replace(LINES, '')
      : basename(name, extname(name));
}
