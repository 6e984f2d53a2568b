/** Which error the choice should avoid: both alike, text that is not content, or lost content. */
export type Favour = 'balance' | 'precision' | 'recall';

/** β of the F-measure each choice maximises. */
const BETA: Readonly<Record<Favour, number>> = { balance: 1, precision: 0.5, recall: 2 };

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
 * With blocks sorted by probability, the best set is a prefix: the one with the largest
 * `(1 + β²) Σ kept p·w / (Σ kept w + β² Σ all p·w)`. No threshold to tune: a clear page keeps what is clear, a page of doubtful
 * blocks keeps the better half.
 */
export function chooseBlocks(p: ArrayLike<number>, words: ArrayLike<number>, favour: Favour): Choice {
  const beta2 = BETA[favour] ** 2;
  const order: number[] = [];
  let expectedContent = 0;
  for (let b = 0; b < p.length; b++) {
    if (words[b]! === 0) continue;
    order.push(b);
    expectedContent += p[b]! * words[b]!;
  }
  order.sort((a, b) => p[b]! - p[a]! || a - b);
  let content = 0;
  let size = 0;
  let best = 0;
  let length = 0;
  order.forEach((b, k) => {
    content += p[b]! * words[b]!;
    size += words[b]!;
    const value = ((1 + beta2) * content) / (size + beta2 * expectedContent);
    // Equal probabilities are kept or dropped together, so that the cut is a number.
    if (value > best && p[order[k + 1] ?? -1] !== p[b]) {
      best = value;
      length = k + 1;
    }
  });
  const kept = new Uint8Array(p.length);
  for (const b of order.slice(0, length)) kept[b] = 1;
  return { kept, expected: best, cut: length === 0 ? 1 : p[order[length - 1]!]! };
}
