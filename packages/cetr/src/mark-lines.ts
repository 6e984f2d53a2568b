import type { Marks, Page, Signal, Source } from '@pith/core';
import { type BlockLines, findBlockLines } from './block-lines.ts';
import type { LineOptions } from './line-options.ts';
import { type DecideLines, decideLines, type LineDecision } from './lines.ts';
import { findSourceLines, type SourceLines } from './source-lines.ts';

/**
 * Splits a page into lines, lets a variant decide about them, and brings the decision back to the page's text.
 *
 * Block lines give signals by block, source lines by line. A page without source positions falls back to blocks, with a note.
 */
export function markLines<O extends LineOptions>(page: Page, options: O, decide: DecideLines<O>): Marks {
  if (options.lines === 'source' && page.source !== undefined) {
    const lines = findSourceLines(page.source.html, options);
    return markSource(page, page.source, lines, decideLines(lines, options, decide));
  }
  const lines = findBlockLines(page);
  const marks = markBlocks(page, lines, decideLines(lines, options, decide));
  if (options.lines === 'block') return marks;
  return { ...marks, notes: ['the page has no source positions; its blocks were taken as lines'] };
}

/** Lines that hold text are blocks; lines of tags alone have done their work in the smoothing. */
function markBlocks(page: Page, { block }: BlockLines, decision: LineDecision): Marks {
  const { count } = page.blocks;
  const kept = new Uint8Array(count);
  const score = new Float64Array(count);
  const signals: Signal[] = decision.signals.map((signal) => ({
    ...signal,
    unit: 'block',
    values: new Float64Array(count),
  }));
  for (let line = 0; line < block.length; line++) {
    const at = block[line]!;
    if (at < 0) continue;
    kept[at] = decision.kept[line]!;
    score[at] = decision.score[line]!;
    for (let s = 0; s < signals.length; s++) signals[s]!.values[at] = decision.signals[s]!.values[line]!;
  }
  return { unit: 'block', kept, score, signals };
}

/**
 * A word goes with the source line that it starts on; words that are not in the source (an expanded noscript) are dropped.
 *
 * The stream's lines are stretches of words from one source line: text that a table pushes out cuts a source line in two.
 */
function markSource(page: Page, source: Source, lines: SourceLines, decision: LineDecision): Marks {
  const { words } = page;
  const lineOf: number[] = [];
  const lineEnds: number[] = [];
  for (let word = 0; word < words.count; word++) {
    const line = lineAt(lines, source.offsetAt(words.start[word]!));
    if (line !== lineOf.at(-1)) lineOf.push(line);
    lineEnds[lineOf.length - 1] = words.start[word + 1] ?? page.dataStart;
  }
  return {
    unit: 'line',
    lineEnds: Int32Array.from(lineEnds),
    kept: Uint8Array.from(lineOf, (line) => decision.kept[line] ?? 0),
    score: Float64Array.from(lineOf, (line) => decision.score[line] ?? 0),
    signals: decision.signals.map((signal) => ({
      ...signal,
      unit: 'line',
      values: Float64Array.from(lineOf, (line) => signal.values[line] ?? 0),
    })),
  };
}

/** The last line that starts at or before an offset, -1 if there is none. */
function lineAt({ start, count }: SourceLines, offset: number): number {
  let low = 0;
  let high = count - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (start[middle]! <= offset) low = middle + 1;
    else high = middle - 1;
  }
  return high;
}
