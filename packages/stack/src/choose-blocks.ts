/** Which error the choice should avoid: both alike, text that is not content, or lost content. */
export type Favour = 'balance' | 'precision' | 'recall';

/** β of the F-measure each choice maximises. */
const BETA: Readonly<Record<Favour, number>> = { balance: 1, precision: 0.5, recall: 2 };

/** Levels of doubt at which a choice is judged. */
const LEVELS = 24;

/** A choice of blocks and the F-measure expected of it. */
export interface Choice {
  readonly kept: Uint8Array;
  readonly expected: number;
  /** The smallest probability that was kept; 1 if nothing was. */
  readonly cut: number;
}

/**
 * Keeps the blocks that maximise the expected F-measure of the page's words.
 *
 * Blocks are right or wrong together: a list beside an article is content with all its entries or not at all. So the content
 * is taken to be the blocks above one unknown level of probability, each level below the highest being as likely as another,
 * and the best choice is sought among the same nested sets. No threshold to tune: a clear page keeps what is clear, a page of
 * doubtful blocks the better half.
 */
export function chooseBlocks(p: ArrayLike<number>, words: ArrayLike<number>, favour: Favour): Choice {
  const beta2 = BETA[favour] ** 2;
  const order: number[] = [];
  for (let b = 0; b < p.length; b++) if (words[b]! > 0) order.push(b);
  order.sort((a, b) => p[b]! - p[a]! || a - b);
  const highest = p[order[0] ?? -1] ?? 0;
  const contents = contentSizes(order, p, words);
  let size = 0;
  let best = 0;
  let length = 0;
  order.forEach((b, k) => {
    size += words[b]!;
    // Equal probabilities are kept or dropped together, so that the cut is a number.
    if (p[order[k + 1] ?? -1] === p[b]) return;
    let sum = 0;
    for (const content of contents) sum += Math.min(size, content) / (size + beta2 * content);
    const value = (highest * (1 + beta2) * sum) / LEVELS;
    if (value <= best) return;
    best = value;
    length = k + 1;
  });
  const kept = new Uint8Array(p.length);
  for (const b of order.slice(0, length)) kept[b] = 1;
  return { kept, expected: best, cut: length === 0 ? 1 : p[order[length - 1]!]! };
}

/** For every level, the words of the blocks above it. */
function contentSizes(order: readonly number[], p: ArrayLike<number>, words: ArrayLike<number>): Float64Array {
  const sizes = new Float64Array(LEVELS);
  let next = 0;
  let size = 0;
  for (let level = 0; level < LEVELS; level++) {
    const bound = p[order[0] ?? -1]! * (1 - (level + 0.5) / LEVELS);
    for (; next < order.length && p[order[next]!]! > bound; next++) size += words[order[next]!]!;
    sizes[level] = size;
  }
  return sizes;
}
