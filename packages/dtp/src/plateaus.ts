import { type Page, TokenKind } from '@pith/core';
import { boxBlur, mean, prefixSums } from '@pith/signal';

/** The text nodes around which tags are rare. */
export interface Plateaus {
  /** Words of each text node that is a plateau, 0 for all other nodes. */
  readonly weights: Int32Array;
  /** Slope around each token, and the slope up to which a word is on a plateau. */
  readonly slopes: Float64Array;
  readonly limit: number;
}

/**
 * Finds plateaus: text nodes of whose words at least half have a slope (share of tags in the window around them) of no more than
 * `ratio` times the page's average.
 */
export function findPlateaus(page: Page, window: number, ratio: number): Plateaus {
  const { tokens, words, tag, nodeCount } = page;
  const rises = tokens.kind.map((kind) => (kind === TokenKind.word ? 0 : 1));
  const slopes = boxBlur(rises, window >> 1);
  const limit = ratio * mean(rises);
  const isLow = new Uint8Array(words.count);
  for (let t = 0; t < tokens.count; t++) {
    if (rises[t] === 0 && slopes[t]! <= limit) isLow[tokens.ref[t]!] = 1;
  }
  const lowBefore = prefixSums(isLow);
  const weights = new Int32Array(nodeCount);
  for (let i = 0; i < nodeCount; i++) {
    if (tag[i] !== 0) continue;
    const [first, last] = [words.before[i]!, words.before[i + 1]!];
    if (2 * (lowBefore[last]! - lowBefore[first]!) >= last - first) weights[i] = last - first;
  }
  return { weights, slopes, limit };
}
