import { collapse } from '@pith/core';
import { elementText } from '../page/element-text.ts';
import type { Headline } from '../page/headline.ts';
import type { PageIndex } from '../page/page-index.ts';
import { type DayOrder, findDates, parseDate } from './find-dates.ts';

/** A date that a reader sees. */
export interface SeenDate {
  readonly iso: string;
  readonly kind: 'published' | 'modified';
  /** What marks it: a `time` element, a class or id, a line of its own, or nothing. */
  readonly source: 'time' | 'class' | 'line' | 'text';
  readonly isNear: boolean;
}

const MODIFIED =
  /updat|modif|edited|revis|review|last change|changed|aktualisi|geändert|mis(?:e)? à jour|actualiz|atualiz|aggiorn|bijgewerkt|uppdater|opdater|oppdater|обновл|更新|수정/i;
/** How far back a label may stand. */
const LABEL_LENGTH = 40;
const MAX_BLOCK = 300;
const MAX_LINE = 80;

/** Dates in the page, those of `time` elements first, then of marked elements, then of plain text near the headline. */
export function seenDates(index: PageIndex, headline: Headline, order: DayOrder): SeenDate[] {
  const { page } = index;
  const kindOf = (start: number, marks: string): SeenDate['kind'] => {
    const before = collapse(page.text.slice(Math.max(0, start - 2 * LABEL_LENGTH), start)).slice(-LABEL_LENGTH);
    // Only what follows the last date is this date's label: "Published 1 May 2024, updated 3 May 2024".
    const label = before.slice(before.search(/\d{4}\D*$/) + 1);
    return MODIFIED.test(label) || MODIFIED.test(marks) ? 'modified' : 'published';
  };
  const marked = index.dates.flatMap((node): SeenDate[] => {
    const isTime = page.tagName(node) === 'time' || page.attribute(node, 'datetime') !== undefined;
    const text = elementText(page, node);
    const stated =
      page.attribute(node, 'datetime') ?? page.attribute(node, 'data-time') ?? page.attribute(node, 'title') ?? '';
    const found = findDates(text, order);
    const iso = parseDate(stated, order) ?? found[0]?.iso;
    if (iso === undefined || (!isTime && found.length > 1)) return [];
    const marks = `${page.attribute(node, 'class') ?? ''} ${page.attribute(node, 'itemprop') ?? ''} ${isTime || found[0] === undefined ? '' : text.slice(0, found[0].start)}`;
    const source = isTime ? 'time' : 'class';
    return [{ iso, kind: kindOf(page.textStart[node]!, marks), source, isNear: headline.isNear(node) }];
  });

  const plain: SeenDate[] = [];
  const { blocks } = page;
  for (let b = 0; b < blocks.count; b++) {
    const [start, end] = [blocks.start[b]!, blocks.end[b]!];
    if (blocks.hidden[b] || !headline.isNearBlock(b) || end - start > MAX_BLOCK) continue;
    const text = page.text.slice(start, end).replace(/\s/g, ' ');
    const isLine = collapse(text).length <= MAX_LINE;
    for (const date of findDates(text, order))
      plain.push({
        iso: date.iso,
        kind: kindOf(start + date.start, ''),
        source: isLine ? 'line' : 'text',
        isNear: true,
      });
  }
  return [
    ...marked.filter(({ source }) => source === 'time'),
    ...marked.filter(({ source }) => source === 'class'),
    ...plain,
  ];
}
