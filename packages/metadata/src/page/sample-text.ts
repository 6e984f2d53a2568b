import type { Page } from '@pith/core';

/** Shorter blocks are menus and labels, in whatever language the template has. */
const MIN_LENGTH = 100;
const MAX_LENGTH = 10_000;

/** Enough prose of the page to tell its language: its longer blocks, or everything if there are none. */
export function sampleText({ blocks, text, dataStart }: Page): string {
  const parts: string[] = [];
  let length = 0;
  for (let b = 0; b < blocks.count && length < MAX_LENGTH; b++) {
    if (blocks.hidden[b] || blocks.data[b] || blocks.end[b]! - blocks.start[b]! < MIN_LENGTH) continue;
    parts.push(text.slice(blocks.start[b]!, Math.min(blocks.end[b]!, blocks.start[b]! + MAX_LENGTH - length)));
    length += parts.at(-1)!.length;
  }
  return parts.length > 0 ? parts.join(' ') : text.slice(0, Math.min(dataStart, MAX_LENGTH));
}
