import { type Extraction, type Judgement, type Signal, SpanWriter, type Unit } from './extraction.ts';
import type { Page } from './page.ts';

/** What an extractor's `run` returns: one decision for each unit of its choice. */
export interface Marks extends Judgement {
  /** `textNode` marks are indexed by node, `block` by block, `token` by token, `line` by the spans of `bounds`. */
  readonly unit: Exclude<Unit, 'element'>;
  readonly kept: Uint8Array;
  /** In [0, 1], 0.5 at the decision; 1 and 0 if left out. */
  readonly score?: Float64Array;
  /** Ends of the lines in the stream, for unit `line`. */
  readonly lineEnds?: Int32Array;
  readonly signals?: readonly Signal[];
  readonly notes?: readonly string[];
}

/**
 * Turns an extractor's marks into a partition of the stream.
 *
 * White space between two units belongs to the first. Hidden text is never kept; data segments only where `keepsData` says so.
 */
export function marksToExtraction(page: Page, marks: Marks, keepsData: boolean): Extraction {
  const spans = new SpanWriter();
  writeUnits(page, marks, spans);
  const { unit, kept, score, signals = [], notes = [], ...rest } = marks;
  const draft = { page, ...spans.finish(), signals, notes, ...rest };
  return maskUnseen(draft, keepsData);
}

function writeUnits(page: Page, marks: Marks, spans: SpanWriter): void {
  const { kept, score } = marks;
  const put = (end: number, unit: number): void => spans.write(end, kept[unit]!, score?.[unit] ?? kept[unit]!);
  switch (marks.unit) {
    case 'textNode':
      for (let i = 0; i < page.nodeCount; i++) if (page.tag[i] === 0) put(page.textStart[i + 1]!, i);
      break;
    case 'block': {
      const { count, start } = page.blocks;
      if (count > 0) spans.write(start[0]!, 0, 0);
      for (let b = 0; b < count; b++) put(b + 1 < count ? start[b + 1]! : page.text.length, b);
      break;
    }
    case 'token': {
      const { tokens, words } = page;
      if (words.count > 0) spans.write(words.start[0]!, 0, 0);
      for (let t = 0; t < tokens.count; t++) {
        if (tokens.kind[t] !== 0) continue;
        const word = tokens.ref[t]!;
        put(word + 1 < words.count ? words.start[word + 1]! : page.dataStart, t);
      }
      break;
    }
    case 'line':
      for (let k = 0; k < kept.length; k++) put(marks.lineEnds![k]!, k);
      break;
  }
  spans.write(page.text.length, 0, 0);
}

/** The extraction with everything a reader cannot see dropped, and the data segments too unless they may be kept. */
export function maskUnseen(extraction: Extraction, keepsData: boolean): Extraction {
  const { page } = extraction;
  const unseen = page.hidden.map(({ start, end }) => [start, end] as const);
  if (!keepsData && page.dataStart < page.text.length) unseen.push([page.dataStart, page.text.length]);
  if (unseen.length === 0) return extraction;
  const { bounds, kept, score } = extraction;
  const spans = new SpanWriter();
  let next = 0;
  for (let k = 0; k < kept.length; k++) {
    const end = bounds[k + 1]!;
    while (spans.at < end) {
      while (next < unseen.length && unseen[next]![1] <= spans.at) next++;
      const [from, to] = unseen[next] ?? [end, end];
      if (spans.at < from) spans.write(Math.min(from, end), kept[k]!, score[k]!);
      else spans.write(Math.min(to, end), 0, 0);
    }
  }
  return { ...extraction, ...spans.finish() };
}
