import { collapse, type Page } from '@pith/core';
import type { Options } from './options.ts';

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';

// Strict on purpose: bare years, dd.dd and hh:mm also stand in articles and documentation, and cutting there costs more than
// comments do.
const MARK = new RegExp(
  [
    String.raw`\b\d{1,4}([/.-])\d{1,2}\1\d{1,4}\b`,
    String.raw`\b${MONTH}\.? \d{1,2}\b`,
    String.raw`\b\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}\b`,
    String.raw`\b\d+ (?:second|minute|hour|day|week|month|year)s? ago\b`,
    '^(?:permalink|reply|report|flag)$',
    String.raw`\b(?:permalink|posted by|posted on|reply to)\b`,
    String.raw`\b(?:says|wrote) ?:?$`,
  ].join('|'),
  'i',
);
const MONTH_NAME = new RegExp(String.raw`\b${MONTH}\b`, 'g');

/** The things that recur in comments, in document order: dates, permalinks, "says". */
export interface CommentMarks {
  readonly nodes: readonly number[];
  /** Tag and class, numbers made equal: marks of one kind share it. */
  readonly signatures: readonly string[];
  /** Words of the text, numbers and months made equal. */
  readonly words: readonly ReadonlySet<string>[];
}

/** Finds the outermost short elements below `roots` that look like the head line of a comment. */
export function findCommentMarks(
  page: Page,
  roots: readonly number[],
  { commentMin, commentMax }: Options,
): CommentMarks {
  const nodes: number[] = [];
  const signatures: string[] = [];
  const words: Set<string>[] = [];
  for (const root of roots) {
    let failed = -1;
    for (let node = root; node < page.end[root]!; node++) {
      if (page.tag[node] === 0) continue;
      const chars = page.charCount(node);
      if (chars < commentMin || chars > commentMax) continue;
      // A wrapper around the same text need not be asked again: deep nesting stays linear.
      const sameText = failed >= 0 && node < page.end[failed]! && chars === page.charCount(failed);
      if (!linksToComment(page, node) && (sameText || !MARK.test(textOf(page, node)))) {
        if (!sameText) failed = node;
        continue;
      }
      nodes.push(node);
      signatures.push(`${page.tagName(node)} ${page.attribute(node, 'class') ?? ''}`.replace(/\d+/g, '9'));
      words.push(
        new Set(textOf(page, node).toLowerCase().replace(/\d+/g, '9').replace(MONTH_NAME, 'month').split(' ')),
      );
      node = page.end[node]! - 1;
    }
  }
  return { nodes, signatures, words };
}

function textOf(page: Page, node: number): string {
  return collapse(page.text.slice(page.textStart[node]!, page.textEnd(node)));
}

function linksToComment(page: Page, node: number): boolean {
  return (
    page.attribute(node, 'id')?.startsWith('comment') === true ||
    (page.tagName(node) === 'a' && page.attribute(node, 'href')?.includes('#comment') === true)
  );
}
