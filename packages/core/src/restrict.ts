import { collapsedLength } from './characters.ts';
import { PithError } from './errors.ts';
import { type Extraction, keptLengths, keptSpans, SpanWriter } from './extraction.ts';
import { Page, type PageParts } from './page.ts';
import { VOID_TAGS } from './tags.ts';

const ALWAYS_KEPT: ReadonlySet<string> = new Set(['html', 'head', 'body', 'frameset']);

/**
 * Copies a page's columns without what the extraction dropped.
 *
 * An element stays if any kept text is under it, void elements stay with their parent, text nodes keep their kept slices.
 * The root, the body and the head with all it holds stay, so that a restricted page is still a page.
 */
export function restrictPage(page: Page, parts: PageParts, extraction: Extraction): Page {
  if (extraction.page !== page) {
    throw new PithError('page-mismatch', 'restrict needs an extraction of the same page');
  }
  const slices = keptSpans(extraction);
  const starts = new Int32Array(slices.length + 1);
  const origins = new Int32Array(slices.length + 1);
  slices.forEach(([start, end], k) => {
    origins[k] = start;
    starts[k + 1] = starts[k]! + (end - start);
  });
  origins[slices.length] = page.text.length;
  const text = slices.map(([start, end]) => page.text.slice(start, end)).join('');

  // Each reader asks for offsets in ascending order, so one cursor over the slices is enough.
  const countKept = (): ((offset: number) => number) => {
    let slice = 0;
    return (offset) => {
      while (slice < slices.length && slices[slice]![1] <= offset) slice++;
      const [start] = slices[slice] ?? [offset];
      return starts[slice]! + Math.max(0, offset - start);
    };
  };
  const n = page.nodeCount;
  const newStart = page.textStart.map(countKept());

  const isVoid = page.tagMask(VOID_TAGS);
  const isAlways = page.tagMask(ALWAYS_KEPT);
  const head = page.tagId('head');
  const renumbered = new Int32Array(n + 1);
  const nodes: number[] = [];
  let headEnd = 0;
  for (let i = 0; i < n; i++) {
    renumbered[i] = nodes.length;
    const id = page.tag[i]!;
    if (id === head) headEnd = page.end[i]!;
    const parent = page.parent[i]!;
    const parentStays = parent < 0 || nodes[renumbered[parent]!] === parent;
    const hasText = newStart[page.end[i]!]! > newStart[i]!;
    if (hasText || isAlways[id] || i < headEnd || (isVoid[id] && parentStays)) nodes.push(i);
  }
  renumbered[n] = nodes.length;

  const count = nodes.length;
  const textStart = new Int32Array(count + 1);
  const length = new Int32Array(count);
  const raw = new Map<number, string>();
  nodes.forEach((old, i) => {
    textStart[i] = newStart[old]!;
    const data = parts.raw.get(old);
    if (data !== undefined) raw.set(i, data);
    if (page.tag[old] === 0) length[i] = collapsedLength(text, newStart[old]!, newStart[old + 1]!);
  });
  textStart[count] = newStart[n]!;
  const hiddenBefore = countKept();
  const hidden = page.hidden.map(({ start, end, reason }) => ({
    start: hiddenBefore(start),
    end: hiddenBefore(end),
    reason,
  }));
  const dataBefore = countKept();
  const dataSpans = page.dataSpans.map(([start, end]) => [dataBefore(start), dataBefore(end)] as const);

  return new Page({
    nodeCount: count,
    tagNames: page.tagNames,
    tag: Int32Array.from(nodes, (i) => page.tag[i]!),
    parent: Int32Array.from(nodes, (i) => (page.parent[i]! < 0 ? -1 : renumbered[page.parent[i]!]!)),
    end: Int32Array.from(nodes, (i) => renumbered[page.end[i]!]!),
    textStart,
    flags: Uint8Array.from(nodes, (i) => page.flags[i]!),
    length,
    attributes: nodes.map((i) => page.attributes(i)),
    raw,
    text,
    url: page.url,
    dataSpans: dataSpans.filter(([start, end]) => end > start),
    hidden: hidden.filter(({ start, end }) => end > start),
    notes: page.notes,
    // The filtered document has no source of its own.
    source: undefined,
    restriction: { page, starts, origins },
    domNode: (node) => page.domNode(nodes[node]!),
  });
}

/**
 * Maps an extraction of a restricted page back: what `outer` dropped stays dropped with its score, the rest is as `inner` says.
 */
export function liftExtraction(inner: Extraction, outer: Extraction): Extraction {
  const { text, restriction } = inner.page;
  const [keptLength] = keptLengths(outer, Int32Array.of(0, outer.page.text.length));
  if (restriction?.page !== outer.page || text.length !== keptLength) {
    throw new PithError('page-mismatch', 'liftExtraction needs an extraction of the page restricted by the outer one');
  }
  const spans = new SpanWriter();
  let at = 0;
  let k = 0;
  for (let s = 0; s < outer.kept.length; s++) {
    const end = outer.bounds[s + 1]!;
    if (!outer.kept[s]) {
      spans.write(end, 0, outer.score[s]!);
      continue;
    }
    while (spans.at < end) {
      while (inner.bounds[k + 1]! <= at) k++;
      const step = Math.min(inner.bounds[k + 1]! - at, end - spans.at);
      spans.write(spans.at + step, inner.kept[k]!, inner.score[k]!);
      at += step;
    }
  }
  // What is indexed by the restricted page's own lines, nodes and blocks means nothing here.
  const { signals, lineEnds, roles, ...rest } = inner;
  return { ...rest, page: outer.page, ...spans.finish(), signals: [] };
}
