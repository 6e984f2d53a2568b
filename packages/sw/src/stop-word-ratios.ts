import type { Page } from '@pith/core';
import { prefixSums } from '@pith/signal';

/** Words from which a block is taken for prose when we ask how frequent stop words are in it. */
const PROSE_WORDS = 20;

/** How frequent stop words are. */
export interface StopWordRatios {
  /** Share of stop words of each text node; of its block for nodes with fewer than `minWords` words. */
  readonly ratios: Float64Array;
  /** Share of stop words in all blocks long enough to be prose, or in the whole page if there are none. */
  readonly proseRatio: number;
}

/** Counts stop words (`isStopWord` is 1 for them) by text node. */
export function stopWordRatios(page: Page, isStopWord: Uint8Array, minWords: number): StopWordRatios {
  const { words, blocks, tag, nodeCount } = page;
  const hitsBefore = prefixSums(isStopWord);
  const wordsIn = (from: number, to: number): number => words.before[to]! - words.before[from]!;
  const hitsIn = (from: number, to: number): number =>
    hitsBefore[words.before[to]!]! - hitsBefore[words.before[from]!]!;
  const ratioOf = (from: number, to: number): number => hitsIn(from, to) / Math.max(wordsIn(from, to), 1);

  const ratios = new Float64Array(nodeCount);
  let proseWords = 0;
  let proseHits = 0;
  for (let b = 0; b < blocks.count; b++) {
    const [first, end] = [blocks.firstNode[b]!, blocks.endNode[b]!];
    const blockRatio = ratioOf(first, end);
    if (wordsIn(first, end) >= PROSE_WORDS) {
      proseWords += wordsIn(first, end);
      proseHits += hitsIn(first, end);
    }
    for (let i = first; i < end; i++) {
      if (tag[i] === 0) ratios[i] = wordsIn(i, i + 1) < minWords ? blockRatio : ratioOf(i, i + 1);
    }
  }
  return { ratios, proseRatio: proseWords > 0 ? proseHits / proseWords : ratioOf(0, nodeCount) };
}
