import type { Page } from '@pith/core';
import { cleanText } from '../facts/clean-text.ts';
import { isShort } from '../page/element-text.ts';
import { withoutLabel } from './clean-name.ts';
import { isOffice, splitNames } from './split-names.ts';

/** What may stand between two names of one byline. */
const CONNECTOR = /^(?:,|;|&|\/|and|und|et|y|e|, and|,? ?with)$/i;

/** The names an element shows: the first run of names in its text, piece by piece, so that offices and dates beside them stay out. */
export function namesIn(page: Page, node: number): string[] {
  if (!isShort(page, node)) return [];
  const parts: string[] = [];
  let connected = true;
  for (let i = node; i < page.end[node]!; i++) {
    if (!page.isText(i) || page.isHidden(i)) continue;
    const piece = cleanText(page.text.slice(page.textStart[i]!, page.textStart[i + 1]!));
    if (piece === '' || withoutLabel(piece) === '') continue;
    if (CONNECTOR.test(piece)) {
      connected = true;
      continue;
    }
    if (!connected) break;
    const names = splitNames(piece).filter((name) => !name.includes(' ') || /\p{Lu}|\p{Lo}/u.test(name));
    if (names.length === 0 || (parts.length > 0 && isOffice(piece))) break;
    parts.push(...names);
    connected = /[,&]$|\band$/i.test(piece);
  }
  return splitNames(parts.join('; '));
}
