import { harmonicMean, mean } from './averages.ts';
import { bagOverlap } from './bag-of-words.ts';

/** Agreement of one page's 4-gram shingles: shares of true and false positives and false negatives, and exact equality. */
export interface ShingleScores {
  readonly tp: number;
  readonly fp: number;
  readonly fn: number;
  /** True when the token lists are the same. */
  readonly identical: boolean;
}

/** Corpus scores as article-extraction-benchmark prints them. */
export interface ShingleCorpus {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  readonly accuracy: number;
}

const SHINGLE_LENGTH = 4;

/** Compares 4-gram shingles of case-sensitive `word` tokens, as the article-extraction-benchmark scorer does. */
export function shingleScores(extract: readonly string[], gold: readonly string[]): ShingleScores {
  const predicted = shingles(extract);
  const expected = shingles(gold);
  const shared = bagOverlap(predicted, expected);
  // tp + fp + fn: every shingle of either text once.
  const total = predicted.length + expected.length - shared || 1;
  return {
    tp: shared / total,
    fp: (predicted.length - shared) / total,
    fn: (expected.length - shared) / total,
    identical: extract.length === gold.length && extract.every((token, i) => token === gold[i]),
  };
}

/** Overlapping runs of four tokens; a text of one to three tokens is one shingle, an empty one has none. */
function shingles(tokens: readonly string[]): string[] {
  if (tokens.length === 0) return [];
  const result: string[] = [];
  for (let i = 0; i + SHINGLE_LENGTH <= Math.max(tokens.length, SHINGLE_LENGTH); i++) {
    result.push(tokens.slice(i, i + SHINGLE_LENGTH).join(' '));
  }
  return result;
}

/** One page's precision: 1 when nothing differs, 0 when nothing was predicted. */
export function shinglePrecision({ tp, fp, fn }: ShingleScores): number {
  if (fp === 0 && fn === 0) return 1;
  return tp + fp === 0 ? 0 : tp / (tp + fp);
}

/** One page's recall: 1 when nothing differs, 0 when nothing was expected. */
export function shingleRecall({ tp, fp, fn }: ShingleScores): number {
  if (fp === 0 && fn === 0) return 1;
  return tp + fn === 0 ? 0 : tp / (tp + fn);
}

/** Mean precision over pages with a prediction, mean recall over pages with gold; F1 is their harmonic mean. */
export function shingleCorpus(pages: readonly ShingleScores[]): ShingleCorpus {
  const precision = mean(pages.filter(({ tp, fp }) => tp + fp > 0).map(shinglePrecision)) ?? 0;
  const recall = mean(pages.filter(({ tp, fn }) => tp + fn > 0).map(shingleRecall)) ?? 0;
  const accuracy = mean(pages.map(({ identical }) => Number(identical))) ?? 0;
  return { precision, recall, f1: harmonicMean(precision, recall), accuracy };
}
