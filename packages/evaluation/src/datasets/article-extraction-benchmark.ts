import { basename, join, resolve } from 'node:path';
import { datasetError } from './dataset-error.ts';
import type { Dataset, DatasetReader } from './example.ts';
import { isFields, optionalText, readJsonObject } from './fields.ts';
import { isFile, isFolder, readBytes } from './files.ts';
import { groupOf } from './group.ts';

/** scrapinghub's article-extraction-benchmark as published: `html/ID.html.gz` and one `ground-truth.json`. */
export const articleExtractionBenchmark: DatasetReader = {
  format: 'article-extraction-benchmark',
  expects: 'html/ID.html.gz and ground-truth.json (article-extraction-benchmark)',
  detect: (path) => isFile(join(path, 'ground-truth.json')) && isFolder(join(path, 'html')),
  open(path) {
    const truthFile = join(path, 'ground-truth.json');
    const truth = readJsonObject(truthFile);
    const ids = Object.keys(truth).sort();
    const pageFile = (id: string): string => join(path, 'html', `${id}.html.gz`);
    for (const id of ids) {
      if (!isFile(pageFile(id)))
        throw datasetError(pageFile(id), `expected the page of "${id}" in ground-truth.json, found no such file`);
    }
    return {
      name: basename(resolve(path)),
      format: 'article-extraction-benchmark',
      tokeniser: 'word',
      files: [truthFile, ...ids.map(pageFile)],
      async *read() {
        for (const id of ids) {
          const where = `${truthFile}, "${id}"`;
          const label = truth[id];
          if (!isFields(label)) throw datasetError(where, 'expected an object with "articleBody"');
          const { articleBody: _gold, url: _url, ...meta } = label;
          const url = optionalText(label, 'url', where);
          yield {
            id,
            ...(url !== undefined && { url }),
            group: groupOf(id, url),
            kind: 'article',
            gold: optionalText(label, 'articleBody', where) ?? '',
            with: [],
            without: [],
            meta,
            html: () => new TextDecoder().decode(readBytes(pageFile(id))),
          };
        }
      },
    } satisfies Dataset;
  },
};
