import type { Page } from '@pith/core';
import type { LiveNodes } from './live-nodes.ts';

/** A cell with more text than this is a column of a page, not a datum. */
const MAX_CELL = 600;
const ROW_GROUPS: ReadonlySet<string> = new Set(['thead', 'tbody', 'tfoot']);
const STRUCTURE: ReadonlySet<string> = new Set('h1 h2 h3 h4 h5 h6 pre figure form hr'.split(' '));

/** What a table is: `undefined` for one that only arranges the page. */
export interface DataTable {
  /** Cells reach over rows, so that a row without content cannot be left out. */
  readonly spansRows: boolean;
}

/**
 * Tells a table of data from one that arranges a page, by what of it goes into the output.
 *
 * Data: a header cell or a caption, or at least two rows and two columns of short cells; no table, heading or listing inside.
 * Stops at a table inside, so that all tables of a page together cost no more than their nodes.
 */
export function dataTable(page: Page, table: number, live: LiveNodes): DataTable | undefined {
  const role = page.attribute(table, 'role');
  if (role === 'presentation' || role === 'none') return undefined;
  let headers = false;
  let spansRows = false;
  let longCell = false;
  let rows = 0;
  let columns = 0;
  let cells = 0;
  for (let node = table + 1; node < page.end[table]!; ) {
    const name = page.tagName(node);
    const isLive = live.has(node);
    const isCell = name === 'td' || name === 'th';
    if (isCell && Number(page.attribute(node, 'rowspan') ?? 1) > 1) spansRows = true;
    if (name === 'tr') {
      columns = Math.max(columns, cells);
      cells = 0;
      if (isLive) rows++;
    } else if (isCell) {
      if (live.has(page.parent[node]!)) cells++;
      if (isLive && name === 'th') headers = true;
      if (live.keptChars(node) > MAX_CELL) longCell = true;
    } else if (isLive) {
      if (name === 'table' || STRUCTURE.has(name)) return undefined;
      if (name === 'caption') headers = true;
    } else if (!ROW_GROUPS.has(name)) {
      node = page.end[node]!;
      continue;
    }
    node++;
  }
  columns = Math.max(columns, cells);
  return columns > 0 && (headers || (rows > 1 && columns > 1 && !longCell)) ? { spansRows } : undefined;
}
