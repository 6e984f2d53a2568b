import type { Page } from '@pith/core';
import { type ClassWords, readClassWords } from './class-words.ts';
import { type BlockGroups, groupBlocks, pathKey, signatureKey } from './groups.ts';
import { readHeadFacts } from './head-facts.ts';
import { type PageFacts, readPageFacts } from './page-facts.ts';
import { meetingNodes, readStructure, type Structure } from './structure.ts';
import { measureText, type TextShape } from './text-shape.ts';

/** Everything the features of a page's blocks are computed from. */
export interface BlockContext {
  readonly page: Page;
  readonly shape: TextShape;
  readonly structure: Structure;
  readonly classes: ClassWords;
  readonly facts: PageFacts;
  readonly paths: BlockGroups;
  readonly signatures: BlockGroups;
  /** Visible words before each block; one entry more than there are blocks. */
  readonly wordsBefore: Float64Array;
  readonly linkCharsBefore: Float64Array;
  readonly charsBefore: Float64Array;
  readonly stopsBefore: Float64Array;
  /** Index of the block with the most words outside links. */
  readonly largest: number;
  /** Where each node meets the headline and the largest block in the tree; `undefined` where the page has none. */
  readonly meetsHeadline: Int32Array | undefined;
  readonly meetsLargest: Int32Array | undefined;
  /** How many earlier blocks have the same text, and how many in all. */
  readonly repeatsBefore: Float64Array;
  readonly repeats: Float64Array;
}

/** Builds the context in a handful of linear passes. */
export function blockContext(page: Page): BlockContext {
  const head = readHeadFacts(page);
  const shape = measureText(page, head.titleWords, head.descriptionWords);
  const structure = readStructure(page);
  const facts = readPageFacts(page, head, shape);
  const n = page.blocks.count;
  const seen = new Map<number, number>();
  const repeatsBefore = new Float64Array(n);
  for (let b = 0; b < n; b++) {
    const count = seen.get(shape.hash[b]!) ?? 0;
    repeatsBefore[b] = count;
    seen.set(shape.hash[b]!, count + 1);
  }
  let largest = -1;
  let most = 0;
  for (let b = 0; b < n; b++) {
    const own = shape.words[b]! * (1 - shape.linkChars[b]! / Math.max(1, shape.chars[b]!));
    if (own > most && !page.blocks.hidden[b] && !page.blocks.data[b]) {
      most = own;
      largest = b;
    }
  }
  return {
    page,
    shape,
    structure,
    classes: readClassWords(page),
    facts,
    paths: groupBlocks(page, shape, pathKey(page, structure)),
    signatures: groupBlocks(page, shape, signatureKey(page, structure)),
    wordsBefore: runningTotals(page, shape.words),
    linkCharsBefore: runningTotals(page, shape.linkChars),
    charsBefore: runningTotals(page, shape.chars),
    stopsBefore: runningTotals(page, shape.stops),
    largest,
    meetsHeadline: facts.headline < 0 ? undefined : meetingNodes(page, page.blocks.element[facts.headline]!),
    meetsLargest: largest < 0 ? undefined : meetingNodes(page, page.blocks.element[largest]!),
    repeatsBefore,
    repeats: Float64Array.from(shape.hash, (hash) => seen.get(hash)!),
  };
}

function runningTotals(page: Page, values: Float64Array): Float64Array {
  const totals = new Float64Array(values.length + 1);
  for (let b = 0; b < values.length; b++) {
    totals[b + 1] = totals[b]! + (page.blocks.hidden[b] || page.blocks.data[b] ? 0 : values[b]!);
  }
  return totals;
}
