import { basename, join, resolve } from 'node:path';
import { datasetError } from './dataset-error.ts';
import type { Dataset, DatasetReader } from './example.ts';
import { isFolder, namesIn, readBytes, readText } from './files.ts';
import { groupOf } from './group.ts';

// Pages and gold stand in two sibling folders; the archives in circulation name them in these ways.
const FOLDERS = [
  ['finalrun-input', 'GoldStandard'],
  ['en_original', 'en_cleaned'],
  ['zh_original', 'zh_cleaned'],
  ['original', 'cleaned'],
  ['original', 'gold'],
  ['input', 'GoldStandard'],
] as const;

// Pages may be wrapped in <text id="…" title="…" encoding="…"> … </text>, which is not part of the page.
const WRAPPER_START = /^\s*<text\b([^>]*)>/i;
const WRAPPER_END = /<\/text>\s*$/i;
const ATTRIBUTE = /\b(id|encoding)\s*=\s*"([^"]*)"/gi;
// Gold begins with the page's address; paragraphs, headings and list items are marked <p>, <h>, <l>.
const GOLD_URL = /^\s*URL:\s*(\S+)[^\n]*\n/;
const GOLD_MARK = /<\/?[phl]>/gi;

/** CleanEval 2007: two sibling folders with `N.html` and `N.txt` or `N-cleaned.txt`. */
export const cleaneval: DatasetReader = {
  format: 'cleaneval',
  expects: `two folders with N.html and N.txt or N-cleaned.txt, named ${FOLDERS.map((pair) => pair.join(' and ')).join(', or ')} (CleanEval)`,
  detect: (path) => findFolders(path) !== undefined,
  open(path) {
    const [pages, gold] = findFolders(path) as [string, string];
    const goldById = new Map(namesIn(gold).map((name) => [name.replace(/(-cleaned)?\.txt$/, ''), join(gold, name)]));
    const ids = namesIn(pages).flatMap((name) => (name.endsWith('.html') ? [name.slice(0, -5)] : []));
    // The final run has more pages than gold texts, so pages without gold are no mistake; none with gold is.
    const labelled = ids.filter((id) => goldById.has(id)).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    if (labelled.length === 0)
      throw datasetError(gold, `expected N.txt or N-cleaned.txt for the pages in ${pages}, found none`);
    const pageFile = (id: string): string => join(pages, `${id}.html`);
    return {
      name: basename(resolve(path)),
      format: 'cleaneval',
      tokeniser: 'auto',
      files: labelled.flatMap((id) => [goldById.get(id) as string, pageFile(id)]),
      async *read() {
        for (const id of labelled) {
          const text = readText(goldById.get(id) as string);
          const page = unwrap(readBytes(pageFile(id)));
          const url = GOLD_URL.exec(text)?.[1] ?? page.url;
          yield {
            id,
            ...(url !== undefined && { url }),
            group: groupOf(id, url),
            gold: text.replace(GOLD_URL, '').replace(GOLD_MARK, '').trim(),
            with: [],
            without: [],
            meta: {},
            html: () => page.html,
          };
        }
      },
    } satisfies Dataset;
  },
};

function findFolders(path: string): [string, string] | undefined {
  const pair = FOLDERS.find((names) => names.every((name) => isFolder(join(path, name))));
  return pair && [join(path, pair[0]), join(path, pair[1])];
}

/** Takes the wrapper off; its `encoding` decides the charset where it names one that exists, else the page's bytes stay. */
function unwrap(bytes: Uint8Array): { html: string | Uint8Array; url?: string } {
  // Latin-1 maps every byte to one character, so offsets in the text are offsets in the bytes.
  const raw = Buffer.from(bytes).toString('latin1');
  const start = WRAPPER_START.exec(raw);
  if (!start) return { html: bytes };
  const attributes = new Map(
    [...(start[1] as string).matchAll(ATTRIBUTE)].map(([, name, value]) => [name?.toLowerCase(), value]),
  );
  const inner = bytes.subarray(start[0].length, WRAPPER_END.exec(raw)?.index ?? bytes.length);
  const url = attributes.get('id');
  return { html: decode(inner, attributes.get('encoding')), ...(url && { url }) };
}

function decode(bytes: Uint8Array, encoding: string | undefined): string | Uint8Array {
  if (!encoding) return bytes;
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    return bytes; // An unknown label: let the page's own declaration decide.
  }
}
