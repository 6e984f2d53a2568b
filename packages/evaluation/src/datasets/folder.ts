import { readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { datasetError } from './dataset-error.ts';
import type { Dataset, DatasetReader } from './example.ts';
import { isFolder, readBytes, readText } from './files.ts';
import { groupOf } from './group.ts';

const PAGE = /\.html?(\.gz)?$/;

/** A plain folder: every `page.html` (or `.htm`, or packed with `.gz`) has its gold beside it in `page.txt`. Sub-folders count. */
export const folder: DatasetReader = {
  format: 'folder',
  expects: 'pages with their gold beside them, page.html and page.txt',
  detect(path) {
    if (!isFolder(path)) return false;
    const names = new Set(list(path));
    return [...names].some((name) => PAGE.test(name) && names.has(name.replace(PAGE, '.txt')));
  },
  open(path) {
    const names = list(path);
    const present = new Set(names);
    const pages = names.filter((name) => PAGE.test(name)).map((name) => ({ name, id: name.replace(PAGE, '') }));
    for (const { name, id } of pages) {
      if (!present.has(`${id}.txt`))
        throw datasetError(join(path, name), `expected its gold in ${id}.txt, found no such file`);
    }
    return {
      name: basename(resolve(path)),
      format: 'folder',
      tokeniser: 'auto',
      files: pages.flatMap(({ name, id }) => [join(path, `${id}.txt`), join(path, name)]),
      async *read() {
        for (const { name, id } of pages) {
          yield {
            id,
            group: groupOf(id, undefined),
            gold: readText(join(path, `${id}.txt`)).trim(),
            with: [],
            without: [],
            meta: {},
            html: () => readBytes(join(path, name)),
          };
        }
      },
    } satisfies Dataset;
  },
};

/** Every file under a folder, relative, with forward slashes, sorted. */
function list(path: string): string[] {
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
}
