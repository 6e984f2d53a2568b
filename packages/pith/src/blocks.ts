import { collapse, type Extraction, type Role } from '@pith/core';

/** A block of the page and what was decided about it. */
export interface ArticleBlock {
  /** White space collapsed. */
  readonly text: string;
  /** At least half of it was kept. */
  readonly kept: boolean;
  /** Mean score of its characters, in [0, 1]. */
  readonly score: number;
  /** Name of the block-level element around it; absent for embedded data. */
  readonly tag?: string;
  readonly role?: Role;
  /** A reader would not see it. */
  readonly hidden?: true;
  /** It stands in embedded data (JSON-LD), not in the visible page. */
  readonly data?: true;
  /** Offsets in `page.text`. */
  readonly start: number;
  readonly end: number;
  /** Offsets in the HTML, when the page was parsed with `source: true`. */
  readonly source?: readonly [start: number, end: number];
}

/** Every block of the extraction's page, in document order. */
export function blocksOf(extraction: Extraction): ArticleBlock[] {
  const { page, roles, bounds, kept, score } = extraction;
  const { count, start, end, element, hidden, data } = page.blocks;
  const blocks: ArticleBlock[] = [];
  let span = 0;
  for (let b = 0; b < count; b++) {
    const from = start[b]!;
    const to = end[b]!;
    let keptLength = 0;
    let scoreSum = 0;
    while (bounds[span + 1]! <= from) span++;
    // The last span may reach into the next block, so the cursor stays on it.
    for (let s = span; s < kept.length && bounds[s]! < to; s++) {
      const length = Math.min(to, bounds[s + 1]!) - Math.max(from, bounds[s]!);
      if (kept[s]) keptLength += length;
      scoreSum += length * score[s]!;
    }
    const role = roles?.[b];
    const source = page.source?.rangeOf(from, to);
    blocks.push({
      text: collapse(page.text.slice(from, to)),
      kept: 2 * keptLength >= to - from,
      score: scoreSum / (to - from),
      ...(element[b]! < 0 ? {} : { tag: page.tagName(element[b]!) }),
      ...(role === undefined ? {} : { role }),
      ...(hidden[b] ? { hidden: true } : {}),
      ...(data[b] ? { data: true } : {}),
      start: from,
      end: to,
      ...(source === undefined ? {} : { source }),
    });
  }
  return blocks;
}
