import { LimitError } from '@pith/core';
import { bagOverlap, fromOverlap, type PrecisionRecall } from './bag-of-words.ts';
import { lcsLength } from './lcs-length.ts';

/** Scores that respect the order of words, by the longest common subsequence (CombinE, CETD). */
export interface LcsScores extends PrecisionRecall {
  /** CleanEval's score, L / (|a| + |b| − L): 1 − edit distance / alignment length with insertions and deletions only. */
  readonly score: number;
  /** True when the texts were too long for the subsequence and the shared bag of tokens stands in for it. */
  readonly approximate: boolean;
}

/** Longest text, in tokens, whose subsequence is computed exactly. */
export const LCS_EXACT_TOKENS = 200_000;
/** Longest text, in tokens, that is scored at all. */
export const LCS_MAX_TOKENS = 2_000_000;

/** LCS precision, recall, F1 and CleanEval score. Throws a LimitError for a text of more than 2 million tokens, unless the other is empty. */
export function lcsScores(extract: readonly string[], gold: readonly string[]): LcsScores {
  const longest = Math.max(extract.length, gold.length);
  if (longest > LCS_MAX_TOKENS && Math.min(extract.length, gold.length) > 0) {
    throw new LimitError(
      'limit-length',
      `evaluation: a text of ${longest} tokens is too long to score, the limit is ${LCS_MAX_TOKENS}`,
    );
  }
  const approximate = longest > LCS_EXACT_TOKENS;
  const length = approximate ? bagOverlap(extract, gold) : lcsLength(extract, gold);
  const union = extract.length + gold.length - length;
  return {
    ...fromOverlap(length, extract.length, gold.length),
    score: union === 0 ? 1 : length / union,
    approximate,
  };
}
