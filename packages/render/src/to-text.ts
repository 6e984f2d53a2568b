import { BLOCK_TAGS, type Extraction } from '@pith/core';
import { PieceReader } from './piece-reader.ts';
import { ItemMarks } from './text-marks.ts';
import { TextWriter } from './text-writer.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Blocks that stand apart by a blank line; all other blocks only begin a new line. */
const SPACED_TAGS = words(
  'article blockquote details dir dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr listing main menu ol p ' +
    'plaintext pre section table ul xmp',
);
const LIST_TAGS = words('dir menu ol ul');
const CELL_TAGS = words('td th');
const VERBATIM_TAGS = words('listing plaintext pre xmp');

/** What a tag does to the text around it. */
const Layout = { inline: 0, line: 1, spaced: 2, list: 3, cell: 4, verbatim: 5, break: 6, item: 7, table: 8 } as const;

/** Options of `toText`. */
export interface TextOptions {
  /** Bullets and numbers before list items, and tables in columns. Default false: nothing but line breaks and tabs is added. */
  readonly marks?: boolean | undefined;
}

/**
 * The kept text as a reader would type it: blank lines between paragraphs, one line for each list item and table row, tabs
 * between cells, `pre` as it stands.
 *
 * White space collapses to single blanks. Nothing is added but line breaks and tabs, also where dropped text stood between two
 * kept words; with `marks` also signs of lists and tables. Linear in the page.
 */
export function toText(extraction: Extraction, { marks = false }: TextOptions = {}): string {
  const { page } = extraction;
  const { tag, parent, end, textStart, nodeCount } = page;
  const layouts = Uint8Array.from(page.tagNames, layoutOf);
  const writer = new TextWriter();
  const pieces = new PieceReader(extraction);
  const write = (text: string, kept: boolean): void => (kept ? writer.write(text) : writer.skip(text));
  const writeVerbatim = (text: string, kept: boolean): void => (kept ? writer.writeVerbatim(text) : writer.skip(text));
  const itemMarks = marks ? new ItemMarks(page) : undefined;
  const open: number[] = [];
  let verbatimEnd = 0;
  for (let node = 0; node < nodeCount; node++) {
    while (open.length > 0 && end[open[open.length - 1]!]! <= node) close(open.pop()!);
    writer.node = node;
    const layout = layouts[tag[node]!]!;
    if (tag[node] === 0)
      pieces.read(textStart[node]!, textStart[node + 1]!, node < verbatimEnd ? writeVerbatim : write);
    else if (layout === Layout.break) writer.breakLine(node < verbatimEnd);
    else if (layout !== Layout.inline) {
      open.push(node);
      if (layout === Layout.cell) writer.startCell(parent[node]!);
      else writer.separate(linesAround(node, layout));
      if (itemMarks !== undefined) {
        if (layout === Layout.list) itemMarks.openList(node);
        else if (layout === Layout.item && !page.isHidden(node)) writer.mark(itemMarks.at(node));
        else if (layout === Layout.table) writer.startTable();
      }
      if (layout === Layout.verbatim && node >= verbatimEnd) verbatimEnd = end[node]!;
    }
  }
  while (open.length > 0) close(open.pop()!);
  for (const [start, dataEnd] of page.dataSpans) {
    writer.separate(2);
    pieces.read(start, dataEnd, write);
  }
  return writer.finish();

  function close(node: number): void {
    const layout = layouts[tag[node]!]!;
    if (marks && layout === Layout.table) writer.endTable();
    if (layout === Layout.cell) writer.endCell(node);
    else writer.separate(linesAround(node, layout));
  }
  /** A list inside a list item belongs to it: no blank line between. */
  function linesAround(node: number, layout: number): number {
    if (layout === Layout.list) return page.tagName(parent[node]!) === 'li' ? 1 : 2;
    return layout === Layout.spaced || layout === Layout.verbatim || layout === Layout.table ? 2 : 1;
  }
}

function layoutOf(name: string): number {
  if (name === 'br') return Layout.break;
  if (CELL_TAGS.has(name)) return Layout.cell;
  if (LIST_TAGS.has(name)) return Layout.list;
  if (VERBATIM_TAGS.has(name)) return Layout.verbatim;
  if (name === 'li') return Layout.item;
  if (name === 'table') return Layout.table;
  if (SPACED_TAGS.has(name)) return Layout.spaced;
  return BLOCK_TAGS.has(name) ? Layout.line : Layout.inline;
}
