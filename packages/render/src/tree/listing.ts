import type { Page } from '@pith/core';
import type { PieceReader } from '../piece-reader.ts';
import { type Gutters, namesLanguage } from './code-language.ts';
import { Kind } from './element-kinds.ts';

/** The kept text of a listing as it stands, without line numbers, buttons and blank lines around it. */
export function listingText(
  page: Page,
  root: number,
  pieces: PieceReader,
  gutters: Gutters,
  kinds: Uint8Array,
): string {
  const button = page.tagId('button');
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
    else if (gutters.has(node, true) || page.tag[node] === button) {
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

/** A `code` element that is a listing without `pre`: it has lines, or says that it is a block. */
export function isBlockCode(page: Page, node: number, kinds: Uint8Array): boolean {
  const past = page.end[node]!;
  const next = past < page.nodeCount && page.isText(past) && page.charCount(past) === 0 ? past + 1 : past;
  const isLast =
    next >= page.nodeCount || page.parent[next] !== page.parent[node] || isSeparate(kinds[page.tag[next]!]!);
  if (!isLast || !isSeparate(kinds[page.tag[page.parent[node]!]!]!)) return false;
  return /\bblock\b/.test(page.attribute(node, 'class') ?? '') || hasLines(page, node);
}

/** A block that names its programming language and holds nothing but lines of text. */
export function isBareListing(page: Page, node: number, kinds: Uint8Array): boolean {
  if (!namesLanguage(page, node)) return false;
  for (let child = node + 1; child < page.end[node]!; child++) {
    if (!page.isText(child) && isSeparate(kinds[page.tag[child]!]!)) return false;
  }
  return hasLines(page, node);
}

const INLINE_KINDS: ReadonlySet<number> = new Set([Kind.inline, Kind.format, Kind.link, Kind.image, Kind.formula]);
const isSeparate = (kind: number): boolean => !INLINE_KINDS.has(kind);

const hasLines = (page: Page, node: number): boolean =>
  page.text.slice(page.textStart[node], page.textEnd(node)).trim().includes('\n');

/** A listing without the indentation that all its lines share: that of the markup around it. */
export function withoutIndentation(text: string): string {
  const indents = text.match(/^[ \t]*(?=\S)/gm) ?? [];
  const shared = Math.min(...indents.map(({ length }) => length));
  return shared > 0 ? text.replace(/^[ \t]+/gm, (space) => space.slice(shared)) : text;
}
