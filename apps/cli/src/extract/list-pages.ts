import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { splitLines } from '@pith/evaluation';
import { isAddress, nameOfAddress, reasonOf } from '../read-input.ts';
import { findFiles, holdsLines, type PageFile } from './find-files.ts';
import type { PageSource } from './page-source.ts';
import type { StandardInput } from './standard-input.ts';

/** Every page that the arguments stand for, in order. Files are read as late as possible, lines one at a time. */
export async function* listPages(
  inputs: readonly string[],
  standardInput: StandardInput | undefined,
  except?: string,
): AsyncGenerator<PageSource> {
  let position = 0;
  for (const input of inputs) {
    if (isAddress(input)) yield { input, name: nameOfAddress(input), position };
    else if (input === '-') yield* standardPages(standardInput!, position);
    else {
      let count = 0;
      try {
        for await (const file of findFiles(input, except)) {
          count++;
          const size = await sizeOf(file.path);
          if (holdsLines(file.path)) yield* pagesOf(file, position);
          else yield { input: file.path, name: file.name, position: position + size };
          position += size;
        }
        if (count === 0) yield problem(input, 'no pages there (looked for .html, .htm and .xhtml, also with .gz)');
      } catch (error) {
        yield problem(input, reasonOf(error));
      }
    }

    function problem(input: string, reason: string): PageSource {
      return { input, name: '', position, problem: `${input}: ${reason}` };
    }
  }
}

/** Size of all inputs, to tell how far a run is; undefined if that cannot be known. */
export async function totalBytes(inputs: readonly string[], except?: string): Promise<number | undefined> {
  let total = 0;
  for (const input of inputs) {
    if (input === '-' || isAddress(input)) return undefined;
    for await (const { path } of findFiles(input, except)) total += await sizeOf(path);
  }
  return total;
}

async function* pagesOf({ path, name }: PageFile, before: number): AsyncGenerator<PageSource> {
  const file = createReadStream(path);
  const stream = path.endsWith('.gz') ? file.pipe(createGunzip()) : file;
  file.on('error', (error) => stream.destroy(error));
  yield* pagesInLines(stream, path, name, () => before + file.bytesRead);
}

async function* standardPages({ holdsLines, chunks }: StandardInput, position: number): AsyncGenerator<PageSource> {
  if (holdsLines) return yield* pagesInLines(chunks, '-', 'stdin', () => position);
  yield { input: '-', name: 'stdin', position, bytes: await buffer(chunks) };
}

async function* pagesInLines(
  chunks: AsyncIterable<Uint8Array>,
  path: string,
  name: string,
  position: () => number,
): AsyncGenerator<PageSource> {
  let number = 0;
  try {
    for await (const line of splitLines(chunks)) {
      number++;
      // White space is all that a line may consist of besides JSON.
      if (line.length < 8 && Buffer.from(line).toString().trim() === '') continue;
      yield { input: `${path}#${number}`, name: `${name}-${number}`, position: position(), line };
    }
  } catch (error) {
    const input = `${path}#${number + 1}`;
    yield { input, name: '', position: position(), problem: `${input}: ${reasonOf(error)}` };
  }
}

async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(() => undefined))?.size ?? 0;
}
