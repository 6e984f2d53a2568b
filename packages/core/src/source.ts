import type { TreeColumns } from './tree/adapter.ts';
import { alignText } from './tree/align-text.ts';
import type { FlatTree } from './tree/flatten.ts';

/**
 * Where the text stream stands in the source.
 *
 * A text node is a list of runs: one node may be pieced together from places with tags between them (text that a table pushes
 * out), and a run may be longer in the source than in the stream (entities, CRLF).
 */
export class Source {
  readonly html: string;
  readonly #streamStart: Int32Array;
  readonly #sourceStart: Int32Array;
  readonly #sourceEnd: Int32Array;
  readonly #streamLength: number;
  readonly #references = new Map<string, string>();
  #decoded: { run: number; offsets: Int32Array } | undefined;

  constructor(html: string, runs: { stream: Int32Array; start: Int32Array; end: Int32Array }, streamLength: number) {
    this.html = html;
    this.#streamStart = runs.stream;
    this.#sourceStart = runs.start;
    this.#sourceEnd = runs.end;
    this.#streamLength = streamLength;
  }

  /** Source offset of a character of the stream; -1 for text that is not in the source (data segments, expanded noscript). */
  offsetAt(offset: number): number {
    const run = this.#runAt(offset);
    if (run < 0) return -1;
    const inRun = offset - this.#streamStart[run]!;
    const start = this.#sourceStart[run]!;
    const length = this.#runLength(run);
    if (start < 0 || inRun >= length) return -1;
    return this.#sourceEnd[run]! - start === length ? start + inRun : start + this.#offsetsOf(run, length)[inRun]!;
  }

  /** Smallest source range that holds a stretch of the stream, `undefined` if none of it is in the source. */
  rangeOf(start: number, end: number): readonly [start: number, end: number] | undefined {
    let from = Number.POSITIVE_INFINITY;
    let to = -1;
    for (
      let run = Math.max(this.#runAt(start), 0);
      run < this.#streamStart.length && this.#streamStart[run]! < end;
      run++
    ) {
      const runStart = this.#streamStart[run]!;
      const first = Math.max(start, runStart);
      const last = Math.min(end, runStart + this.#runLength(run)) - 1;
      if (first > last || this.#sourceStart[run]! < 0) continue;
      from = Math.min(from, this.offsetAt(first));
      const isWhole = last === runStart + this.#runLength(run) - 1;
      to = Math.max(to, isWhole ? this.#sourceEnd[run]! : this.offsetAt(last + 1));
    }
    return to < 0 ? undefined : [from, to];
  }

  #runAt(offset: number): number {
    let low = 0;
    let high = this.#streamStart.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      if (this.#streamStart[middle]! <= offset) low = middle + 1;
      else high = middle - 1;
    }
    return high;
  }
  #runLength(run: number): number {
    return (this.#streamStart[run + 1] ?? this.#streamLength) - this.#streamStart[run]!;
  }
  /** Offsets of each character of a run within its source, for runs that decoding shortened. */
  #offsetsOf(run: number, length: number): Int32Array {
    if (this.#decoded?.run !== run) {
      const offsets = alignText(this.html.slice(this.#sourceStart[run]!, this.#sourceEnd[run]!), this.#references);
      // The parser drops one line feed right after <pre>, so the run's own characters are the last ones.
      this.#decoded = { run, offsets: Int32Array.from(offsets.slice(-1 - length, -1)) };
    }
    return this.#decoded.offsets;
  }
}

/** Orders the runs the parser reported as they lie in the stream, joining those that follow each other in both. */
export function sourceOf(html: string, tree: TreeColumns, flat: FlatTree): Source {
  const flatNode = new Int32Array(tree.type.length).fill(-1);
  for (let i = 0; i < flat.nodeCount; i++) if (flat.tag[i] === 0) flatNode[flat.origin[i]!] = i;
  const byNode = new Map<number, number[]>();
  for (let r = 0; r < tree.runs.length; r += 4) {
    const node = flatNode[tree.runs[r]!]!;
    if (node < 0) continue;
    const list = byNode.get(node);
    if (list === undefined) byNode.set(node, [r]);
    else list.push(r);
  }
  const stream: number[] = [];
  const start: number[] = [];
  const end: number[] = [];
  let linear = false;
  for (let node = 0; node < flat.nodeCount; node++) {
    let at = flat.textStart[node]!;
    for (const r of byNode.get(node) ?? []) {
      const length = tree.runs[r + 1]!;
      const from = tree.runs[r + 2]!;
      const to = tree.runs[r + 3]!;
      const isLinear = from >= 0 && to - from === length;
      if (isLinear && linear && end[end.length - 1] === from && at > flat.textStart[node]!) end[end.length - 1] = to;
      else {
        stream.push(at);
        start.push(from);
        end.push(to);
      }
      linear = isLinear;
      at += length;
    }
    if (flat.tag[node] === 0 && !byNode.has(node)) {
      stream.push(at);
      start.push(-1);
      end.push(-1);
    }
  }
  const runs = { stream: Int32Array.from(stream), start: Int32Array.from(start), end: Int32Array.from(end) };
  return new Source(html, runs, flat.text.length);
}
