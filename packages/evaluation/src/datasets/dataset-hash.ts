import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import type { Dataset } from './example.ts';

/** SHA-256 over the names and bytes of a dataset's files and the chosen split: the same wherever the dataset lies. */
export async function datasetHash(dataset: Dataset): Promise<string> {
  const hash = createHash('sha256').update(`${dataset.format}\n${dataset.split ?? ''}\n`);
  for (const file of dataset.files) {
    hash.update(`${basename(file)}\n`);
    for await (const chunk of createReadStream(file)) hash.update(chunk);
  }
  return hash.digest('hex');
}
