import { isSpace, isUnspacedScript } from '@pith/core';
import type { LineOptions } from './line-options.ts';
import type { Lines } from './lines.ts';
import { referenceEnd } from './references.ts';
import { forEachToken } from './source-tokens.ts';

/** Lines of an HTML source that hold text or tags; `start` and `end` are offsets in it. */
export interface SourceLines extends Lines {
  readonly start: Int32Array;
  readonly end: Int32Array;
}

/** Lines of more characters than this on average: the page was minified, which is today's form of a page on a single line. */
const MINIFIED = 400;

/** Splits a source into lines, and long lines again where the options ask for it. */
export function findSourceLines(
  html: string,
  { rebreak, rebreakWidth }: Pick<LineOptions, 'rebreak' | 'rebreakWidth'>,
): SourceLines {
  if (rebreak === 'always') return splitSource(html, rebreakWidth).lines;
  const { lines, length } = splitSource(html, Number.POSITIVE_INFINITY);
  const isMinified = rebreak === 'auto' && length > MINIFIED * lines.count;
  return lines.count < 2 || isMinified ? splitSource(html, rebreakWidth).lines : lines;
}

/**
 * Lines end at line breaks outside tags, and where they have reached `width` characters: behind a tag, or at white space.
 *
 * Deviation: words stay whole; the paper breaks text in the middle of them.
 */
function splitSource(html: string, width: number): { lines: SourceLines; length: number } {
  const starts: number[] = [];
  const ends: number[] = [];
  const charsOf: number[] = [];
  const tagsOf: number[] = [];
  let start = 0;
  let chars = 0;
  let tags = 0;
  let gap = false;
  let reached = 0;
  let length = 0;
  const breakLine = (end: number): void => {
    if (chars > 0 || tags > 0) {
      starts.push(start);
      ends.push(end);
      charsOf.push(chars);
      tagsOf.push(tags);
      length += reached;
    }
    start = end;
    chars = 0;
    tags = 0;
    gap = false;
    reached = 0;
  };

  forEachToken(html, {
    tag(from, end) {
      tags++;
      reached += end - from;
      if (reached >= width) breakLine(end);
    },
    text(from, end) {
      for (let i = from; i < end; i++) {
        const code = html.charCodeAt(i);
        reached++;
        if (isSpace(code)) {
          gap = true;
          if (code === 0x0a || code === 0x0d || reached >= width) breakLine(i + 1);
          continue;
        }
        chars += gap && chars > 0 ? 2 : 1;
        gap = false;
        if (code === 0x26) i = referenceEnd(html, i) - 1;
        else if (reached >= width && isUnspacedScript(code)) breakLine(i + 1);
      }
    },
  });
  breakLine(html.length);
  const lines = {
    count: starts.length,
    start: Int32Array.from(starts),
    end: Int32Array.from(ends),
    chars: Int32Array.from(charsOf),
    tags: Int32Array.from(tagsOf),
  };
  return { lines, length };
}
