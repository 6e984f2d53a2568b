import { lastAtMost } from './locate.ts';
import type { TreeColumns } from './tree/adapter.ts';
import { alignText } from './tree/align-text.ts';
import type { FlatTree } from './tree/flatten.ts';

/** Stretches of the stream that stand in the source at one place; -1 where they stand nowhere. The last one has no end. */
interface Runs {
  readonly stream: Int32Array;
  readonly start: Int32Array;
  readonly end: Int32Array;
}

/**
 * Where the text stream stands in the source.
 *
 * A text node is a list of runs: one node may be pieced together from places with tags between them (text that a table pushes
 * out), and a run may be longer in the source than in the stream (entities, CRLF).
 */
export class Source {
  readonly html: string;
  readonly #runs: Runs;
  readonly #references = new Map<string, string>();
  #decoded: { run: number; offsets: readonly number[] } | undefined;

  constructor(html: string, runs: Runs) {
    this.html = html;
    this.#runs = runs;
  }

  /** Source offset of a character of the stream; -1 for text that is not in the source (data segments, expanded noscript). */
  offsetAt(offset: number): number {
    const { stream, start, end } = this.#runs;
    const run = lastAtMost(stream, stream.length, offset);
    if (run < 0 || start[run]! < 0) return -1;
    const inRun = offset - stream[run]!;
    const isLinear = end[run]! - start[run]! === stream[run + 1]! - stream[run]!;
    return start[run]! + (isLinear ? inRun : this.#offsetsOf(run)[inRun]!);
  }

  /** Smallest source range that holds a stretch of the stream, `undefined` if none of it is in the source. */
  rangeOf(start: number, end: number): readonly [start: number, end: number] | undefined {
    const { stream, start: starts, end: ends } = this.#runs;
    let from = this.html.length;
    let to = -1;
    for (let run = Math.max(lastAtMost(stream, stream.length, start), 0); stream[run]! < end; run++) {
      const first = Math.max(start, stream[run]!);
      const last = Math.min(end, stream[run + 1]!);
      if (starts[run]! < 0 || first >= last) continue;
      from = Math.min(from, this.offsetAt(first));
      to = Math.max(to, last === stream[run + 1] ? ends[run]! : this.offsetAt(last));
    }
    return to < 0 ? undefined : [from, to];
  }

  /** Offsets of each character of a run within its source, for runs that decoding shortened. */
  #offsetsOf(run: number): readonly number[] {
    if (this.#decoded?.run !== run) {
      const { stream, start, end } = this.#runs;
      const offsets = alignText(this.html.slice(start[run], end[run]), this.#references);
      // The parser drops one line feed right after <pre>, so the run's own characters are the last ones.
      this.#decoded = { run, offsets: offsets.slice(stream[run]! - stream[run + 1]! - 1) };
    }
    return this.#decoded.offsets;
  }
}

/** Orders the runs the parser reported as they lie in the stream, joining those that follow each other in both. */
export function sourceOf(html: string, tree: TreeColumns, flat: FlatTree): Source {
  const nodeOf = new Int32Array(tree.type.length).fill(-1);
  for (let i = 0; i < flat.nodeCount; i++) if (flat.tag[i] === 0) nodeOf[flat.origin[i]!] = i;
  const { runs } = tree;
  const order: number[] = [];
  for (let r = 0; r < runs.length; r += 4) if (nodeOf[runs[r]!]! >= 0) order.push(r);
  // Stable: the runs of one node stay as they came.
  order.sort((a, b) => nodeOf[runs[a]!]! - nodeOf[runs[b]!]!);

  const stream: number[] = [];
  const start: number[] = [];
  const end: number[] = [];
  const put = (at: number, from: number, to: number): void => {
    stream.push(at);
    start.push(from);
    end.push(to);
  };
  let at = 0;
  for (const r of order) {
    const nodeStart = flat.textStart[nodeOf[runs[r]!]!]!;
    const length = runs[r + 1]!;
    const from = runs[r + 2]!;
    const to = runs[r + 3]!;
    if (nodeStart > at) put(at, -1, -1);
    at = Math.max(at, nodeStart);
    const last = end.length - 1;
    const isLinear = to - from === length && end[last]! - start[last]! === at - stream[last]!;
    if (isLinear && end[last] === from && at > nodeStart) end[last] = to;
    else put(at, from, to);
    at += length;
  }
  put(at, -1, -1);
  return new Source(html, {
    stream: Int32Array.from(stream),
    start: Int32Array.from(start),
    end: Int32Array.from(end),
  });
}
