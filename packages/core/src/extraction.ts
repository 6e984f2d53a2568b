import type { Page } from './page.ts';

/** What a signal or a mark is attached to. `element` and `textNode` values are indexed by node, the others by their own columns. */
export type Unit = 'line' | 'textNode' | 'element' | 'token' | 'block';

/** A series of numbers an extractor decided by, so that the decision can be explained, plotted and learned from. */
export interface Signal {
  readonly name: string;
  readonly unit: Unit;
  readonly values: Float64Array;
  /** The value at which the decision turns, where there is one. */
  readonly threshold?: number;
}

/** The extraction of one member, kept beside the result it went into. */
export interface Part {
  readonly name: string;
  readonly extraction: Extraction;
}

/** What a kept block is for a reader. */
export type Role =
  | 'title'
  | 'byline'
  | 'date'
  | 'heading'
  | 'body'
  | 'caption'
  | 'comment'
  | 'list-item'
  | 'quote'
  | 'code'
  | 'table';

/** What only some extractors can say about a page. */
export interface Judgement {
  /** Probability, calibrated, that the result is right. */
  readonly confidence?: number;
  /** What the page is, most probable first. */
  readonly kinds?: readonly { readonly kind: string; readonly probability: number }[];
  /** One role for each block of the page, empty where a block was dropped. */
  readonly roles?: readonly (Role | undefined)[];
  /** Why there is nothing to extract. */
  readonly verdict?: string;
}

/**
 * A partition of the page's text stream: span k is `[bounds[k], bounds[k + 1])`, kept or not, with a score in [0, 1] that is
 * 0.5 at the decision.
 */
export interface Extraction extends Judgement {
  readonly page: Page;
  /** Ascending, from 0 to the length of the text; one entry more than there are spans. */
  readonly bounds: Int32Array;
  readonly kept: Uint8Array;
  readonly score: Float64Array;
  readonly signals: readonly Signal[];
  /** Ends in the stream of the lines that signals of unit `line` refer to. */
  readonly lineEnds?: Int32Array;
  readonly notes: readonly string[];
  /** The members' own extractions, for results that combine several. */
  readonly parts?: readonly Part[];
}

/** Collects spans from left to right and joins neighbours that say the same. */
export class SpanWriter {
  readonly #bounds: number[] = [0];
  readonly #kept: number[] = [];
  readonly #score: number[] = [];

  /** The offset reached so far. */
  get at(): number {
    return this.#bounds[this.#bounds.length - 1]!;
  }

  /** Extends the partition to `end`. */
  write(end: number, kept: number, score: number): void {
    if (end <= this.at) return;
    const last = this.#kept.length - 1;
    if (last >= 0 && this.#kept[last] === kept && this.#score[last] === score) this.#bounds[last + 1] = end;
    else {
      this.#bounds.push(end);
      this.#kept.push(kept);
      this.#score.push(score);
    }
  }

  finish(): Pick<Extraction, 'bounds' | 'kept' | 'score'> {
    return {
      bounds: Int32Array.from(this.#bounds),
      kept: Uint8Array.from(this.#kept),
      score: Float64Array.from(this.#score),
    };
  }
}

/** The kept stretches of the stream, neighbours joined, as offset pairs. */
export function keptSpans(extraction: Extraction): (readonly [start: number, end: number])[] {
  const { bounds, kept } = extraction;
  const spans: (readonly [number, number])[] = [];
  for (let i = 0; i < kept.length; ) {
    if (!kept[i]) {
      i++;
      continue;
    }
    const start = bounds[i]!;
    while (i < kept.length && kept[i]) i++;
    spans.push([start, bounds[i]!]);
  }
  return spans;
}

/** Number of kept characters of the stream in each interval `[bounds[k], bounds[k + 1])` of an ascending list. */
export function keptLengths(extraction: Extraction, bounds: Int32Array): Int32Array {
  const lengths = new Int32Array(Math.max(bounds.length - 1, 0));
  let span = 0;
  for (let k = 0; k < lengths.length; k++) {
    const from = bounds[k]!;
    const to = bounds[k + 1]!;
    while (span < extraction.kept.length && extraction.bounds[span + 1]! <= from) span++;
    for (let s = span; s < extraction.kept.length && extraction.bounds[s]! < to; s++) {
      if (extraction.kept[s])
        lengths[k] = lengths[k]! + Math.min(to, extraction.bounds[s + 1]!) - Math.max(from, extraction.bounds[s]!);
    }
  }
  return lengths;
}
