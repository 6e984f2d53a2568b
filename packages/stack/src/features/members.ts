import { bte } from '@pith/bte';
import { cectdDs } from '@pith/cetd';
import type { Extraction, Extractor, Page, Signal } from '@pith/core';
import { lp } from '@pith/lp';
import { lsi } from '@pith/lsi';
import { nce } from '@pith/nce';

/** The extractors whose opinions the model hears, and which of their signals beside the score. Chosen by gain and cost. */
const MEMBERS: readonly { readonly extractor: Extractor; readonly signals: readonly string[] }[] = [
  { extractor: cectdDs(), signals: ['density', 'densitySum', 'mark'] },
  { extractor: nce(), signals: [] },
  { extractor: lsi(), signals: ['size increase'] },
  { extractor: bte(), signals: ['region gain'] },
  { extractor: lp(), signals: [] },
];

/** Names and meanings of the members' columns, in the order `memberColumns` gives them. */
export const MEMBER_FEATURES: readonly { readonly name: string; readonly about: string }[] = MEMBERS.flatMap(
  ({ extractor: { name }, signals }) => [
    { name, about: `score of ${name}` },
    ...signals.map((signal) => ({ name: `${name}:${signal}`, about: `${signal} of ${name}, on a log scale` })),
  ],
);

/** What every member says about each block: its score, and its signals carried over to blocks. */
export function memberColumns(page: Page): Float64Array[] {
  return MEMBERS.flatMap(({ extractor, signals }) => {
    const extraction = extractor.extract(page);
    return [
      blockScores(extraction),
      ...signals.map((name) => {
        const signal = extraction.signals.find((candidate) => candidate.name === name);
        return signal === undefined ? new Float64Array(page.blocks.count) : blockSignal(page, signal).map(compress);
      }),
    ];
  });
}

/** A log scale that knows negative numbers. */
function compress(value: number): number {
  return Math.sign(value) * Math.log1p(Math.abs(value));
}

/** Mean score of each block's text. */
function blockScores(extraction: Extraction): Float64Array {
  const { page, bounds, score } = extraction;
  const { start, end, count } = page.blocks;
  const values = new Float64Array(count);
  let span = 0;
  for (let b = 0; b < count; b++) {
    while (bounds[span + 1]! <= start[b]!) span++;
    let sum = 0;
    for (let s = span; s < score.length && bounds[s]! < end[b]!; s++) {
      sum += score[s]! * (Math.min(end[b]!, bounds[s + 1]!) - Math.max(start[b]!, bounds[s]!));
    }
    values[b] = sum / (end[b]! - start[b]!);
  }
  return values;
}

/** A signal carried over to blocks: the value of the block's element, or the mean over its text nodes or words. */
function blockSignal(page: Page, signal: Signal): Float64Array {
  const { blocks } = page;
  switch (signal.unit) {
    case 'block':
      return signal.values;
    case 'element':
      return Float64Array.from(blocks.element, (element) => (element < 0 ? 0 : signal.values[element]!));
    case 'textNode':
      return textNodeMeans(page, signal.values);
    case 'token':
      return tokenMeans(page, signal.values);
    case 'line':
      // Lines of the source have no block of their own, and no member works on them.
      return new Float64Array(blocks.count);
  }
}

function textNodeMeans(page: Page, values: Float64Array): Float64Array {
  const { count, firstNode, endNode } = page.blocks;
  const means = new Float64Array(count);
  for (let b = 0; b < count; b++) {
    let sum = 0;
    let weight = 0;
    for (let i = firstNode[b]!; i < endNode[b]!; i++) {
      if (page.tag[i] !== 0) continue;
      const chars = page.charCount(i);
      sum += values[i]! * chars;
      weight += chars;
    }
    if (weight > 0) means[b] = sum / weight;
  }
  return means;
}

function tokenMeans(page: Page, values: Float64Array): Float64Array {
  const { tokens, words, blocks } = page;
  const sums = new Float64Array(blocks.count);
  const counts = new Float64Array(blocks.count);
  let block = 0;
  for (let t = 0; t < tokens.count; t++) {
    if (tokens.kind[t] !== 0) continue;
    const at = words.start[tokens.ref[t]!]!;
    while (block < blocks.count - 1 && blocks.end[block]! <= at) block++;
    sums[block] = sums[block]! + values[t]!;
    counts[block] = counts[block]! + 1;
  }
  return sums.map((sum, b) => (counts[b]! > 0 ? sum / counts[b]! : 0));
}
