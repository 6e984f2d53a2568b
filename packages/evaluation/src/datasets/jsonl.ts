import { basename, dirname, join, resolve } from 'node:path';
import { datasetError } from './dataset-error.ts';
import type { Dataset, DatasetReader, Example } from './example.ts';
import { type Fields, optionalText, parseJsonObject, textField, textList } from './fields.ts';
import { isFile, namesIn } from './files.ts';
import { groupOf } from './group.ts';
import { readLines } from './read-lines.ts';

const FILE = /\.jsonl(\.gz)?$/;
const KNOWN = new Set(['id', 'url', 'lang', 'html', 'gold', 'with', 'without', 'type']);

/**
 * One JSON object a line, in a `.jsonl` or `.jsonl.gz` file or in a folder that holds exactly one:
 * `id`, `html`, and optionally `url`, `lang`, `gold`, `with`, `without`, `type`, `split`; other fields become `meta`.
 */
export const jsonl: DatasetReader = {
  format: 'jsonl',
  hasSplits: true,
  expects: 'one .jsonl or .jsonl.gz file with "id", "html" and "gold" on every line',
  detect: (path) => fileOf(path) !== undefined,
  open(path, split) {
    const file = fileOf(path) as string;
    const folder = basename(dirname(resolve(file)));
    const stem = basename(file).replace(FILE, '');
    const name = stem === 'pages' ? folder : stem;
    return {
      name: split === undefined ? name : `${name}/${split}`,
      format: 'jsonl',
      tokeniser: 'auto',
      files: [file],
      ...(split !== undefined && { split }),
      async *read() {
        let lineNumber = 0;
        let found = false;
        for await (const line of readLines(file)) {
          lineNumber++;
          if (line.trim() === '') continue;
          const where = `${file}, line ${lineNumber}`;
          const fields = parseJsonObject(line, where);
          if (split !== undefined && fields.split !== split) continue;
          found = true;
          yield toExample(fields, where);
        }
        if (!found)
          throw datasetError(
            file,
            `expected at least one page${split === undefined ? '' : ` with "split": "${split}"`}, found none`,
          );
      },
    } satisfies Dataset;
  },
};

function fileOf(path: string): string | undefined {
  if (isFile(path)) return FILE.test(path) ? path : undefined;
  const files = namesIn(path).filter((name) => FILE.test(name));
  return files.length === 1 ? join(path, files[0] as string) : undefined;
}

function toExample(fields: Fields, where: string): Example {
  const id = textField(fields, 'id', where);
  const url = optionalText(fields, 'url', where);
  const kind = optionalText(fields, 'type', where);
  const language = optionalText(fields, 'lang', where);
  const gold = optionalText(fields, 'gold', where);
  const html = textField(fields, 'html', where);
  return {
    id,
    ...(url !== undefined && { url }),
    group: groupOf(id, url),
    ...(kind !== undefined && { kind }),
    ...(language !== undefined && { language }),
    ...(gold !== undefined && { gold }),
    with: textList(fields, 'with', where),
    without: textList(fields, 'without', where),
    meta: Object.fromEntries(Object.entries(fields).filter(([name]) => !KNOWN.has(name))),
    html: () => html,
  };
}
