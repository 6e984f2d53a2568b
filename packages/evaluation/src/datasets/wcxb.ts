import { basename, dirname, join, resolve } from 'node:path';
import { datasetError } from './dataset-error.ts';
import type { Dataset, DatasetReader, Example } from './example.ts';
import { isFields, optionalText, readJsonObject, textList } from './fields.ts';
import { isFile, isFolder, namesIn, readBytes } from './files.ts';
import { groupOf } from './group.ts';

/** WCXB as published: `dev/html/ID.html.gz` and `dev/ground-truth/ID.json`. */
export const wcxb: DatasetReader = {
  format: 'wcxb',
  hasSplits: true,
  expects: '<split>/html/ID.html.gz and <split>/ground-truth/ID.json (WCXB), or one of its splits',
  detect: (path) => splitsOf(path).length > 0,
  open(path, split) {
    const folder = chooseSplit(path, split);
    const ids = namesIn(join(folder, 'ground-truth')).flatMap((name) =>
      name.endsWith('.json') ? [name.slice(0, -5)] : [],
    );
    if (ids.length === 0) throw datasetError(folder, 'expected ground-truth/ID.json files, found none');
    const files = ids.flatMap((id) => [join(folder, 'ground-truth', `${id}.json`), pageFile(folder, id)]);
    return {
      name: `${basename(dirname(resolve(folder)))}/${basename(resolve(folder))}`,
      format: 'wcxb',
      tokeniser: 'word',
      files,
      async *read() {
        for (const id of ids) yield readExample(folder, id);
      },
    } satisfies Dataset;
  },
};

const isSplit = (folder: string): boolean => isFolder(join(folder, 'html')) && isFolder(join(folder, 'ground-truth'));

/** The folder itself when it is a split, else its sub-folders that are. */
function splitsOf(path: string): string[] {
  if (isSplit(path)) return [path];
  return namesIn(path)
    .map((name) => join(path, name))
    .filter(isSplit);
}

function chooseSplit(path: string, split: string | undefined): string {
  const splits = splitsOf(path);
  const names = splits.map((folder) => basename(resolve(folder)));
  const chosen = split === undefined && splits.length === 1 ? splits[0] : splits[names.indexOf(split ?? '')];
  if (chosen) return chosen;
  throw datasetError(
    path,
    `expected ${split === undefined ? 'a split to be chosen' : `a split "${split}"`}, there is ${names.join(', ')}`,
  );
}

function pageFile(folder: string, id: string): string {
  const packed = join(folder, 'html', `${id}.html.gz`);
  const plain = join(folder, 'html', `${id}.html`);
  if (isFile(packed)) return packed;
  if (isFile(plain)) return plain;
  throw datasetError(packed, `expected the page of ground-truth/${id}.json, found no such file`);
}

function readExample(folder: string, id: string): Example {
  const where = join(folder, 'ground-truth', `${id}.json`);
  const label = readJsonObject(where);
  const truth = label.ground_truth;
  if (!isFields(truth)) throw datasetError(where, 'expected an object in "ground_truth"');
  const { main_content: _gold, with: _with, without: _without, ...meta } = truth;
  const url = optionalText(label, 'url', where);
  return {
    id,
    ...(url !== undefined && { url }),
    group: groupOf(id, url),
    kind: kindOf(label._internal),
    // WCXB's scorer reads a missing text as an empty one.
    gold: optionalText(truth, 'main_content', where) ?? '',
    with: textList(truth, 'with', where),
    without: textList(truth, 'without', where),
    meta,
    // Published as UTF-8, whatever a page's own meta tag says.
    html: () => new TextDecoder().decode(readBytes(pageFile(folder, id))),
  };
}

/** `_internal.page_type.primary`, with the scorer's two rules: `category` is called `collection`, missing is `article`. */
function kindOf(internal: unknown): string {
  const pageType = isFields(internal) ? internal.page_type : undefined;
  const primary = isFields(pageType) ? pageType.primary : undefined;
  if (typeof primary !== 'string') return 'article';
  return primary === 'category' ? 'collection' : primary;
}
