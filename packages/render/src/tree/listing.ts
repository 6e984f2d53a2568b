import type { Page } from '@pith/core';
import type { PieceReader } from '../piece-reader.ts';
import type { Gutters } from './code-language.ts';
import { Kind } from './element-kinds.ts';

/** The kept text of a listing as it stands, without line numbers and without blank lines around it. */
export function listingText(
  page: Page,
  root: number,
  pieces: PieceReader,
  gutters: Gutters,
  kinds: Uint8Array,
): string {
  const parts: string[] = [];
  const lineEnds: number[] = [];
  let last = '\n';
  let gap = false;
  const write = (text: string): void => {
    if (text === '') return;
    parts.push(text);
    last = text[text.length - 1]!;
  };
  const startLine = (): void => {
    if (last !== '\n') write('\n');
  };
  const onPiece = (text: string, kept: boolean): void => {
    if (!kept) {
      gap = true;
      return;
    }
    if (gap && /\S/.test(last) && /^\S/.test(text)) write(' ');
    write(text);
    gap = false;
  };
  for (let node = root + 1; node < page.end[root]!; ) {
    while (lineEnds.length > 0 && lineEnds[lineEnds.length - 1]! <= node) {
      lineEnds.pop();
      startLine();
    }
    const kind = kinds[page.tag[node]!]!;
    if (page.isText(node)) pieces.read(page.textStart[node]!, page.textStart[node + 1]!, onPiece);
    else if (gutters.has(node, page.attribute(node, 'class') ?? '')) {
      node = page.end[node]!;
      continue;
    } else if (kind === Kind.lineBreak) write('\n');
    else if (kind === Kind.block || kind === Kind.container || kind === Kind.tablePart || kind === Kind.listing) {
      startLine();
      lineEnds.push(page.end[node]!);
    }
    node++;
  }
  return parts
    .join('')
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd();
}
