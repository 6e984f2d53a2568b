import { existsSync, statSync } from 'node:fs';
import { usageError } from '../errors.ts';
import { writeOutput } from '../write-output.ts';
import type { Format } from './extract-page.ts';
import { openFolder } from './folder.ts';
import { type Sink, standardOutput } from './sink.ts';

const EXTENSIONS: Readonly<Record<Format, string>> = { text: 'txt', html: 'html', markdown: 'md', json: 'json' };

/** Where the results of many pages go: lines of JSON to one place, everything else to a folder. */
export async function openSink(output: string | undefined, format: Format, resume: boolean): Promise<Sink> {
  if (output === undefined) {
    if (resume) throw usageError('--resume continues what was written to --output <path>; give both');
    if (format === 'json') return standardOutput(true);
    throw usageError(
      `several pages as ${format} need --output <folder>, one file each; or --format json, one line each`,
    );
  }
  if (isFolder(output)) return openFolder(output, EXTENSIONS[format], resume);
  if (format === 'json') return (await import('./line-file.ts')).openLineFile(output, resume);
  if (existsSync(output)) throw usageError(`--output ${output} is a file; several pages as ${format} need a folder`);
  return openFolder(output, EXTENSIONS[format], resume);
}

/** Where the result of one page goes. */
export function openPlace(output: string | undefined, format: Format): Sink {
  if (output === undefined) return standardOutput(format === 'json');
  if (isFolder(output)) return openFolder(output, EXTENSIONS[format], false);
  const write = (content: string): Promise<void> => writeOutput(output, content);
  return { keepsErrors: format === 'json', place: async () => write, close: async () => {} };
}

function isFolder(path: string): boolean {
  return /[\\/]$/.test(path) || (existsSync(path) && statSync(path).isDirectory());
}
