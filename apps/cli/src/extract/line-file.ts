import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { splitLines } from '@pith/evaluation';
import { usageError } from '../errors.ts';
import { failToWrite } from '../write-output.ts';
import { recordStart } from './extract-page.ts';
import type { Sink } from './sink.ts';

/**
 * A file with one line for each page, in the order of the pages. Hence a run that was killed continues behind the last whole line, whatever
 * ended it: a line that was torn is cut off, and the lines before it have to be about the same pages.
 */
export async function openLineFile(path: string, resume: boolean): Promise<Sink> {
  const file = await open(path, resume ? 'a+' : 'w').catch((error) => failToWrite(path, error));
  const length = resume ? await cutTornLine(file) : 0;
  const earlier = length === 0 ? undefined : splitLines(createReadStream(path, { end: length - 1 }));
  let number = 0;
  return {
    keepsErrors: true,
    async place({ input }) {
      number++;
      const line = await earlier?.next();
      if (line === undefined || line.done)
        return (content) => file.appendFile(content).catch((error) => failToWrite(path, error));
      const start = Buffer.from(recordStart(input));
      if (start.equals(line.value.subarray(0, start.length))) return undefined;
      throw changed(`line ${number} is about another page than ${input}`);
    },
    async close() {
      const more = await earlier?.next();
      await file.close();
      if (more !== undefined && !more.done) throw changed('it has more lines than there are pages now');
    },
  };

  function changed(how: string): Error {
    return usageError(
      `${path} cannot be resumed: ${how}. Give the inputs it was started with, or leave --resume out to start anew`,
    );
  }
}

/** Ends the file behind its last line end, and returns its length. */
async function cutTornLine(file: FileHandle): Promise<number> {
  const chunk = Buffer.alloc(65_536);
  let { size } = await file.stat();
  while (size > 0) {
    const start = Math.max(0, size - chunk.length);
    const { bytesRead } = await file.read(chunk, 0, size - start, start);
    const lineEnd = chunk.subarray(0, bytesRead).lastIndexOf(0x0a);
    size = start + lineEnd + 1;
    if (lineEnd >= 0) break;
  }
  await file.truncate(size);
  return size;
}
