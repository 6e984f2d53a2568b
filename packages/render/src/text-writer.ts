import { isSpace } from '@pith/core';
import { alignColumns } from './text-marks.ts';

/** Collects pieces of text and puts between two of them the strongest separator that was asked for. */
export class TextWriter {
  /** The node the pieces come from. */
  node = -1;
  readonly #parts: string[] = [];
  /** Node of the last text written, -1 before the first. */
  #lastNode = -1;
  #lines = 0;
  #tabs = 0;
  #blank = false;
  /** Something was dropped here: what follows must not stick to what came before. */
  #gap = false;
  /** Right behind the start of a cell: blocks that begin here must not break the row. */
  #atCellStart = false;
  /** The sign of a list item, written before its first text. */
  #mark = '';
  /** Pieces written before the innermost table, -1 outside and behind a table inside it. */
  #tableStart = -1;
  /** White space of verbatim text, written only if more text follows. */
  #verbatimSpace = '';

  /** Asks for at least so many line breaks before the next text. */
  separate(lines: number): void {
    this.#verbatimSpace = '';
    if (this.#atCellStart) return;
    this.#lines = Math.max(this.#lines, lines);
    this.#tabs = 0;
  }

  /** A `br`: one line break more, up to a blank line. */
  breakLine(verbatim: boolean): void {
    if (verbatim) this.#verbatimSpace += '\n';
    else if (!this.#atCellStart) this.#lines = Math.min(this.#lines + 1, 2);
  }

  /** A list item begins: its sign stands before its first text. */
  mark(sign: string): void {
    this.#mark = sign;
  }

  startTable(): void {
    this.#tableStart = this.#parts.length;
  }
  /** A table ends: what was written of it is put into columns. One that holds another is left alone: it arranges the page. */
  endTable(): void {
    const start = this.#tableStart;
    this.#tableStart = -1;
    // The first piece is what separates the table from the text before.
    if (start >= 0) this.#parts.push(alignColumns(this.#parts.splice(start === 0 ? 0 : start + 1).join('')));
  }

  /** A cell begins: a tab, if its row has text already. */
  startCell(row: number): void {
    if (this.#lastNode > row) {
      this.#lines = 0;
      this.#tabs++;
    }
    this.#atCellStart = true;
  }

  /** A cell ends: what separates it from the next is for the table to say, not for blocks inside. */
  endCell(cell: number): void {
    this.#atCellStart = false;
    this.#verbatimSpace = '';
    if (this.#lastNode > cell) this.#lines = 0;
  }

  /** Text that was dropped. */
  skip(text: string): void {
    if (isSpace(text.charCodeAt(0)) || isSpace(text.charCodeAt(text.length - 1))) this.#blank = true;
    else this.#gap = true;
  }

  write(text: string): void {
    const collapsed = text.replace(/\s+/g, ' ');
    if (collapsed.startsWith(' ')) this.#blank = true;
    const words = collapsed.trim();
    if (words === '') return;
    this.#writeSeparator();
    this.#parts.push(words);
    this.#blank = collapsed.endsWith(' ');
  }

  writeVerbatim(text: string): void {
    const words = text.trimEnd();
    if (words === '') {
      this.#verbatimSpace += text;
      return;
    }
    const space = this.#verbatimSpace;
    if (space !== '' || isSpace(text.charCodeAt(0))) {
      this.#blank = false;
      this.#gap = false;
    }
    this.#writeSeparator();
    this.#parts.push(space, words);
    this.#verbatimSpace = text.slice(words.length);
  }

  finish(): string {
    return this.#parts.join('');
  }

  #writeSeparator(): void {
    if (this.#lastNode >= 0) {
      if (this.#tabs > 0) this.#parts.push('\t'.repeat(this.#tabs));
      else if (this.#lines > 0) this.#parts.push('\n'.repeat(this.#lines));
      else if (this.#blank) this.#parts.push(' ');
      else if (this.#gap) this.#parts.push('\n');
    }
    if (this.#mark !== '') {
      this.#parts.push(this.#mark);
      this.#mark = '';
    }
    this.#lastNode = Math.max(this.node, 0);
    this.#lines = 0;
    this.#tabs = 0;
    this.#blank = false;
    this.#gap = false;
    this.#atCellStart = false;
    this.#verbatimSpace = '';
  }
}
