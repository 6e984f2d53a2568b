import { collapse } from '@pith/core';
import type { AuthorMark } from '../page/author-mark.ts';
import type { Headline } from '../page/headline.ts';
import type { PageIndex } from '../page/page-index.ts';
import { namesIn } from './names-in.ts';
import { distinctNames, isOffice } from './split-names.ts';

/** Names that a reader sees. */
export interface ShownNames {
  readonly names: readonly string[];
  readonly source: AuthorMark | 'text';
  /** They stand by the headline. */
  readonly isNear: boolean;
}

/** How many marked elements are looked at, by the headline and elsewhere. */
const MAX_MARKS = 60;
/** How many characters may stand between two authors of one byline, and words that start another one. */
const MAX_GAP = 60;
const OTHER_ROLE = /review|edit|check|photo|illustrat|translat|updated/i;

/** Names in elements that `rel`, class or address mark as authors. Elements that follow each other closely are one byline. */
export function markedNames({ page, authors }: PageIndex, headline: Headline): ShownNames[] {
  const found: (ShownNames & { end: number })[] = [];
  const left = { near: MAX_MARKS, far: MAX_MARKS };
  for (const { node, mark } of authors) {
    const isNear = headline.isNear(node);
    if (left[isNear ? 'near' : 'far']-- <= 0) continue;
    const names = namesIn(page, node);
    if (names.length === 0) continue;
    const last = found.at(-1);
    const gap = last === undefined ? '' : page.text.slice(last.end, Math.max(last.end, page.textStart[node]!));
    const isSameByline = last?.source === mark && collapse(gap).length <= MAX_GAP && !OTHER_ROLE.test(gap);
    const end = page.textEnd(node);
    if (isSameByline) {
      const more = names.filter((name) => !isOffice(name));
      found[found.length - 1] = {
        ...last,
        names: distinctNames([...last.names, ...more]),
        end: Math.max(last.end, end),
      };
    } else found.push({ names, source: mark, isNear, end });
  }
  return found;
}
