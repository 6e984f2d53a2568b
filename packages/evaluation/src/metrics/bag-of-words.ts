/** Precision, recall and their harmonic mean, each in [0, 1]. */
export interface PrecisionRecall {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

/** How often each token occurs. */
export function countTokens(tokens: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}

/** Number of tokens two texts share, each occurrence counted once: Σ min(count in a, count in b). */
export function bagOverlap(a: readonly string[], b: readonly string[]): number {
  const left = countTokens(b);
  let overlap = 0;
  for (const token of a) {
    const count = left.get(token);
    if (!count) continue;
    left.set(token, count - 1);
    overlap++;
  }
  return overlap;
}

/** Bag-of-words scores of an extract against the gold (WCXB, NCE). Order does not matter. */
export function bagOfWords(extract: readonly string[], gold: readonly string[]): PrecisionRecall {
  return fromOverlap(bagOverlap(extract, gold), extract.length, gold.length);
}

/**
 * Scores from the number of shared tokens and the two lengths, with WCXB's rules for empty texts:
 * two empty texts agree (1), one empty text scores 0.
 */
export function fromOverlap(overlap: number, extractLength: number, goldLength: number): PrecisionRecall {
  if (extractLength === 0 && goldLength === 0) return { precision: 1, recall: 1, f1: 1 };
  if (overlap === 0) return { precision: 0, recall: 0, f1: 0 };
  return {
    precision: overlap / extractLength,
    recall: overlap / goldLength,
    f1: (2 * overlap) / (extractLength + goldLength),
  };
}
