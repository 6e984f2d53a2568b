import { type Extraction, isSpace, type Page, SpanWriter } from '@pith/core';

/** Cuts the stream into units, each with the white space behind it: one per text node or block that has more than white space. */
export function unitBounds(page: Page, unit: 'textNode' | 'block', visible: Int32Array): Int32Array {
  const starts = unit === 'block' ? Array.from(page.blocks.start) : textNodeStarts(page, visible);
  return Int32Array.from([0, ...starts.slice(1), page.text.length]);
}

function textNodeStarts({ nodeCount, tag, textStart, dataSpans }: Page, visible: Int32Array): number[] {
  const starts: number[] = [];
  for (let i = 0; i < nodeCount; i++) {
    if (tag[i] === 0 && visible[textStart[i + 1]!]! > visible[textStart[i]!]!) starts.push(textStart[i]!);
  }
  return [...starts, ...dataSpans.map(([start]) => start)];
}

/** Characters other than white space before each offset of the stream. */
export function visibleBefore(text: string): Int32Array {
  const before = new Int32Array(text.length + 1);
  for (let i = 0; i < text.length; i++) before[i + 1] = before[i]! + (isSpace(text.charCodeAt(i)) ? 0 : 1);
  return before;
}

/** The extraction with every unit kept or dropped as a whole: kept when at least half of its characters were. */
export function roundToUnits(extraction: Extraction, bounds: Int32Array, visible: Int32Array): Extraction {
  const spans = new SpanWriter();
  let span = 0;
  for (let k = 0; k + 1 < bounds.length; k++) {
    const end = bounds[k + 1]!;
    const total = visible[end]! - visible[bounds[k]!]!;
    let kept = 0;
    for (let at = bounds[k]!; at < end; ) {
      while (extraction.bounds[span + 1]! <= at) span++;
      const stop = Math.min(end, extraction.bounds[span + 1]!);
      if (extraction.kept[span]) kept += visible[stop]! - visible[at]!;
      at = stop;
    }
    const isKept = total > 0 && 2 * kept >= total ? 1 : 0;
    spans.write(end, isKept, isKept);
  }
  return { ...extraction, ...spans.finish() };
}
