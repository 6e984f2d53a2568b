import { basename, join, resolve } from 'node:path';
import { datasetError } from './dataset-error.ts';
import type { Dataset, DatasetReader } from './example.ts';
import { isFile, isFolder, namesIn, readBytes, readText } from './files.ts';
import { groupOf } from './group.ts';

const PAGES = 'HTML';
const GOLD = 'Corrected';
const GOLD_END = '.html.corrected.txt';

// `!@#$%^&*()  COMMENTS` on a line of its own parts the article from its comments. It was typed by hand: some files vary it.
const COMMENTS = /^[!@#$%^&*() ]{6,40}COMMENTS.*$/m;

/** Dragnet's layout: `HTML/X.html` and `Corrected/X.html.corrected.txt`. Gold is the article; comments are in `meta.comments`. */
export const dragnet: DatasetReader = {
  format: 'dragnet',
  expects: `${PAGES}/X.html and ${GOLD}/X${GOLD_END} (dragnet)`,
  detect: (path) => isFolder(join(path, PAGES)) && isFolder(join(path, GOLD)),
  open(path) {
    const ids = namesIn(join(path, GOLD)).flatMap((name) =>
      name.endsWith(GOLD_END) ? [name.slice(0, -GOLD_END.length)] : [],
    );
    const goldFile = (id: string): string => join(path, GOLD, id + GOLD_END);
    const pageFile = (id: string): string => join(path, PAGES, `${id}.html`);
    if (ids.length === 0) throw datasetError(join(path, GOLD), `expected files X${GOLD_END}, found none`);
    for (const id of ids) {
      if (!isFile(pageFile(id)))
        throw datasetError(pageFile(id), `expected the page of ${GOLD}/${id}${GOLD_END}, found no such file`);
    }
    return {
      name: basename(resolve(path)),
      format: 'dragnet',
      tokeniser: 'auto',
      files: ids.flatMap((id) => [goldFile(id), pageFile(id)]),
      async *read() {
        for (const id of ids) {
          const [article, comments] = readText(goldFile(id)).split(COMMENTS);
          yield {
            id,
            group: groupOf(id, undefined),
            gold: (article as string).trim(),
            with: [],
            without: [],
            meta: comments === undefined ? {} : { comments: comments.trim() },
            html: () => readBytes(pageFile(id)),
          };
        }
      },
    } satisfies Dataset;
  },
};
