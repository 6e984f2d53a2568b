import type { Page } from '@pith/core';

/** Wider columns are not padded: a reader follows the separators. */
const MAX_PADDED = 40;

/** The signs before list items: bullets, or the numbers that the items have in the page. */
export class ItemMarks {
  readonly #page: Page;
  /** Numbers of the last items of the lists around, 0 steps for lists without numbers. */
  readonly #lists: { end: number; number: number; step: number }[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  openList(list: number): void {
    const page = this.#page;
    const step = page.tagName(list) !== 'ol' ? 0 : page.attribute(list, 'reversed') === undefined ? 1 : -1;
    const start = Number(page.attribute(list, 'start') ?? 1);
    this.#lists.push({ end: page.end[list]!, step, number: (Number.isInteger(start) ? start : 1) - step });
  }

  /** The sign of an item, indented as deep as its list is nested. */
  at(item: number): string {
    const lists = this.#lists;
    while (lists.length > 0 && lists[lists.length - 1]!.end <= item) lists.pop();
    const list = lists[lists.length - 1];
    const indent = '  '.repeat(Math.max(lists.length - 1, 0));
    if (list === undefined || list.step === 0) return `${indent}- `;
    const value = Number(this.#page.attribute(item, 'value') ?? Number.NaN);
    list.number = Number.isInteger(value) ? value : list.number + list.step;
    return `${indent}${list.number}. `;
  }
}

/** Rows of cells with tabs between them as columns that stand below each other. */
export function alignColumns(table: string): string {
  const rows = table.split('\n').map((line) => line.split('\t'));
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, Math.min(cell.length, MAX_PADDED));
    });
  }
  if (widths.length < 2) return table;
  return rows
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i]!))
        .join(' | ')
        .trimEnd(),
    )
    .join('\n');
}
