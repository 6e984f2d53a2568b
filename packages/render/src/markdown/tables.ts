import { type ContentNode, type ElementNode, element } from '../tree/nodes.ts';
import type { Cell, Flow, Phrasing, Row } from './mdast.ts';

/** Wider than any table one reads; a page may claim a thousand columns for every cell. */
const MAX_SPAN = 50;

/** A table as GFM has it: one header row, cells without blocks, spans filled with empty cells. */
export function tableOf(table: ElementNode, toPhrasing: (nodes: readonly ContentNode[]) => Phrasing[]): Flow[] {
  const parts = table.children.filter((part): part is ElementNode => part.type === 'element');
  const out: Flow[] = [];
  const rows: Row[] = [];
  /** Rows that a cell above still reaches into, by column. */
  const reach: number[] = [];
  for (const part of parts) {
    if (part.tagName === 'caption') out.push({ type: 'paragraph', children: toPhrasing(part.children) });
    for (const row of part.tagName === 'caption' ? [] : part.children) {
      if (row.type === 'text') continue;
      // GFM has a header above the table or none: an empty one then.
      if (rows.length === 0 && !isHeader(row)) rows.push({ type: 'tableRow', children: [] });
      rows.push({ type: 'tableRow', children: cellsOf(row, reach, toPhrasing) });
    }
  }
  const width = Math.max(...rows.map(({ children }) => children.length));
  for (const { children } of rows) while (children.length < width) children.push(emptyCell());
  out.push({ type: 'table', align: [], children: rows });
  return out;
}

const emptyCell = (): Cell => ({ type: 'tableCell', children: [] });

function isHeader({ children }: ElementNode): boolean {
  return children.every((cell) => cell.type === 'text' || cell.tagName === 'th' || cell.children.length === 0);
}

function cellsOf(row: ElementNode, reach: number[], toPhrasing: (nodes: readonly ContentNode[]) => Phrasing[]): Cell[] {
  const cells: Cell[] = [];
  const fill = (): void => {
    while ((reach[cells.length] ?? 0) > 0) {
      reach[cells.length]!--;
      cells.push(emptyCell());
    }
  };
  for (const cell of row.children) {
    if (cell.type === 'text') continue;
    fill();
    const colSpan = Math.min(Number(cell.properties.colSpan ?? 1), MAX_SPAN);
    const rowSpan = Number(cell.properties.rowSpan ?? 1);
    for (let i = 0; i < colSpan; i++) {
      reach[cells.length] = rowSpan - 1;
      cells.push(i > 0 ? emptyCell() : { type: 'tableCell', children: toPhrasing(lines(cell.children)) });
    }
  }
  fill();
  return cells;
}

const LINE_TAGS: ReadonlySet<string> = new Set(
  'p ul ol li dl dt dd blockquote details summary figure figcaption'.split(' '),
);

/** Blocks as lines: a cell has room for nothing else. */
function lines(nodes: readonly ContentNode[]): ContentNode[] {
  const out: ContentNode[] = [];
  let separate = false;
  for (const node of nodes) {
    const isLine = node.type === 'element' && LINE_TAGS.has(node.tagName);
    if (out.length > 0 && (isLine || separate)) out.push(element('br'));
    separate = isLine;
    if (isLine) out.push(...lines(node.children));
    else out.push(node);
  }
  return out;
}
