import { decodeHtml } from '@pith/core';
import type { Example } from './example.ts';

/** The page as text, decoded as browsers do where the dataset has bytes: every system gets the same input. */
export function pageString(example: Example): string {
  const html = example.html();
  return typeof html === 'string' ? html : decodeHtml(html);
}
