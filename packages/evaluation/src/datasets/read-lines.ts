import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';

/** The lines of a UTF-8 file (unpacked if it ends in `.gz`), one at a time. */
export async function* readLines(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const stream = path.endsWith('.gz') ? file.pipe(createGunzip()) : file;
  file.on('error', (error) => stream.destroy(error));
  for await (const line of splitLines(stream)) yield Buffer.from(line).toString('utf8');
}

/**
 * The lines of a stream, without their ends, one at a time.
 * Not node:readline, which also breaks at U+2028 and U+2029: both may stand unescaped inside a JSON string.
 */
export async function* splitLines(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = [];
  for await (const chunk of stream) {
    let start = 0;
    for (let end = chunk.indexOf(0x0a); end !== -1; end = chunk.indexOf(0x0a, start)) {
      pieces.push(chunk.subarray(start, end));
      yield Buffer.concat(pieces);
      pieces = [];
      start = end + 1;
    }
    pieces.push(chunk.subarray(start));
  }
  const rest = Buffer.concat(pieces);
  if (rest.length > 0) yield rest;
}
