import { collapse, type Page } from '@pith/core';
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
  /** It stands by the headline. */
  readonly isNear: boolean;
}

const MODIFIED =
  /updat|modif|edited|revis|review|changed|aktualisi|geändert|mise? à jour|actualiz|atualiz|aggiorn|bijgewerkt|uppdater|opdater|oppdater|обновл|更新|수정/i;
/** How far back the label of a date may stand. */
const LABEL_LENGTH = 40;
/** Longer blocks are prose, whose dates are about something else. */
const MAX_BLOCK = 300;
const MAX_LINE = 80;
/** A page has few dates of its own; a calendar has many. */
const MAX_MARKS = 200;
/** Attributes with a date for machines or for a hover. */
const STATED = ['datetime', 'data-time', 'title'] as const;

/** Dates that a reader sees: in marked elements anywhere, in plain text near the headline. */
export function seenDates(index: PageIndex, headline: Headline, order: DayOrder): SeenDate[] {
  return [...markedDates(index, headline, order), ...plainDates(index.page, headline, order)];
}

function markedDates({ page, dates }: PageIndex, headline: Headline, order: DayOrder): SeenDate[] {
  return dates.slice(0, MAX_MARKS).flatMap((node): SeenDate[] => {
    const isTime = page.tagName(node) === 'time' || page.attribute(node, 'datetime') !== undefined;
    const text = elementText(page, node);
    const [first, second] = findDates(text, order);
    const stated = STATED.map((name) => page.attribute(node, name)).find((value) => value !== undefined);
    const iso = (stated === undefined ? undefined : parseDate(stated, order)) ?? first?.iso;
    // A class on a box with several dates says nothing about any of them.
    if (iso === undefined || (!isTime && second !== undefined)) return [];
    const own = `${page.attribute(node, 'class') ?? ''} ${text.slice(0, first?.start ?? 0)}`;
    const kind = MODIFIED.test(own) ? 'modified' : kindAt(page, page.textStart[node]!);
    return [{ iso, kind, source: isTime ? 'time' : 'class', isNear: headline.isNear(node) }];
  });
}

function plainDates(page: Page, headline: Headline, order: DayOrder): SeenDate[] {
  const { blocks } = page;
  const found: SeenDate[] = [];
  for (let b = 0; b < blocks.count; b++) {
    const [start, end] = [blocks.start[b]!, blocks.end[b]!];
    if (blocks.hidden[b] || !headline.isNearBlock(b) || end - start > MAX_BLOCK) continue;
    const text = page.text.slice(start, end).replace(/\s/g, ' ');
    const source = collapse(text).length <= MAX_LINE ? 'line' : 'text';
    for (const date of findDates(text, order)) {
      found.push({ iso: date.iso, kind: kindAt(page, start + date.start), source, isNear: true });
    }
  }
  return found;
}

/** What the words before a date say about it; only those after the date before: "Published 1 May 2024, updated 3 May 2024". */
function kindAt(page: Page, offset: number): SeenDate['kind'] {
  const before = collapse(page.text.slice(Math.max(0, offset - 2 * LABEL_LENGTH), offset)).slice(-LABEL_LENGTH);
  return MODIFIED.test(before.slice(before.search(/\d{4}\D*$/) + 1)) ? 'modified' : 'published';
}
