import { isUnspaced, lcsScores, shingleScores, type TokeniserChoice, tokenise } from '@pith/evaluation';
import type { Atoms } from './atoms.ts';
import type { Bits } from './bits.ts';

/** What is optimised: a metric of `@pith/evaluation`, in [0, 1], averaged over pages. */
export type Metric = (typeof METRICS)[number];

/** Bag of words: `f1`, `precision`, `recall`. Word order: `lcs-f1` and CleanEval's `lcs-score`. 4-grams: `shingle-f1`. */
export const METRICS = ['f1', 'precision', 'recall', 'lcs-f1', 'lcs-score', 'shingle-f1'] as const;

/** Scores a set of kept atoms against the page's gold. */
export type ScoreBits = (kept: Bits) => number;

/**
 * Prepares the scoring of one page: its text becomes tokens once.
 *
 * The tokens are those of the text that `toText` of render gives, with one exception: a word of several text nodes
 * (`<b>W</b>ord`) of which only some are kept counts as one token for each, also where two of them are neighbours.
 */
export function pageScorer(
  text: string,
  atoms: Atoms,
  gold: string,
  choice: TokeniserChoice,
  metric: Metric,
): ScoreBits {
  const tokeniser = choice === 'auto' ? (isUnspaced(gold) ? 'char' : 'word') : choice;
  const isBag = metric === 'f1' || metric === 'precision' || metric === 'recall';
  const inOrder = tokeniser === 'char' ? 'char' : metric === 'shingle-f1' ? 'word' : 'ws';
  const toTokens = (part: string): string[] =>
    isBag ? tokenise(part.toLowerCase(), tokeniser) : tokenise(part.normalize('NFC'), inOrder);
  const pieces = findPieces(atoms);
  const goldTokens = toTokens(gold);
  const tokens = pieces.ranges.map(([from, to]) => toTokens(text.slice(atoms.start[from]!, atoms.end[to - 1]!)));
  return isBag
    ? bagScorer(atoms, pieces, tokens, goldTokens, metric)
    : orderScorer(atoms, pieces, tokens, goldTokens, metric);
}

/** Stretches of atoms with tokens of their own: every atom, then every chain of glued ones. */
interface Pieces {
  readonly ranges: readonly (readonly [from: number, to: number])[];
  /** The piece of the chain that begins at an atom, 0 where none does: piece 0 is an atom. */
  readonly chainAt: Int32Array;
}

function findPieces({ count, glued }: Atoms): Pieces {
  const ranges = Array.from({ length: count }, (_, a): [number, number] => [a, a + 1]);
  const chainAt = new Int32Array(count);
  for (let from = 0; from < count; ) {
    let to = from + 1;
    while (to < count && glued[to]) to++;
    if (to - from > 1) chainAt[from] = ranges.push([from, to]) - 1;
    from = to;
  }
  return { ranges, chainAt };
}

/** Calls `visit` with the pieces that make up the kept text, in order. */
function eachPiece(kept: Bits, { count }: Atoms, { ranges, chainAt }: Pieces, visit: (piece: number) => void): void {
  const has = (a: number): boolean => (kept[a >>> 5]! & (1 << (a & 31))) !== 0;
  for (let a = 0; a < count; ) {
    if ((a & 31) === 0 && kept[a >>> 5] === 0) {
      a += 32;
      continue;
    }
    const chain = chainAt[a]!;
    if (!has(a)) a++;
    else if (chain === 0) visit(a++);
    else {
      const end = ranges[chain]![1];
      let to = a + 1;
      while (to < end && has(to)) to++;
      if (to === end) visit(chain);
      else for (let atom = a; atom < to; atom++) visit(atom);
      a = to;
    }
  }
}

function bagScorer(
  atoms: Atoms,
  pieces: Pieces,
  tokens: readonly (readonly string[])[],
  gold: readonly string[],
  metric: Metric,
): ScoreBits {
  const ids = new Map<string, number>();
  const counts: number[] = [];
  for (const token of gold) {
    const id = ids.get(token) ?? ids.set(token, counts.length).size - 1;
    counts[id] = (counts[id] ?? 0) + 1;
  }
  // Tokens that the gold does not have need no name: only their number counts.
  const goldCounts = Int32Array.from(counts);
  const lengths = Int32Array.from(tokens, (list) => list.length);
  const known = tokens.map((list) => list.flatMap((token) => ids.get(token) ?? []));
  const from = new Int32Array(known.length + 1);
  known.forEach((list, p) => {
    from[p + 1] = from[p]! + list.length;
  });
  const knownIds = Int32Array.from(known.flat());
  const left = new Int32Array(goldCounts.length);
  return (kept) => {
    left.set(goldCounts);
    let length = 0;
    let overlap = 0;
    eachPiece(kept, atoms, pieces, (piece) => {
      length += lengths[piece]!;
      for (let k = from[piece]!; k < from[piece + 1]!; k++) {
        const id = knownIds[k]!;
        if (left[id]! > 0) overlap++;
        left[id] = left[id]! - 1;
      }
    });
    // The rules of evaluation: two empty texts agree, one empty text scores 0.
    if (length === 0 && gold.length === 0) return 1;
    if (overlap === 0) return 0;
    if (metric === 'precision') return overlap / length;
    return metric === 'recall' ? overlap / gold.length : (2 * overlap) / (length + gold.length);
  };
}

function orderScorer(
  atoms: Atoms,
  pieces: Pieces,
  tokens: readonly (readonly string[])[],
  gold: readonly string[],
  metric: Metric,
): ScoreBits {
  return (kept) => {
    const extract: string[] = [];
    eachPiece(kept, atoms, pieces, (piece) => extract.push(...tokens[piece]!));
    if (metric === 'lcs-f1') return lcsScores(extract, gold).f1;
    if (metric === 'lcs-score') return lcsScores(extract, gold).score;
    const { tp, fp, fn } = shingleScores(extract, gold);
    return tp + fp + fn === 0 ? 1 : (2 * tp) / (2 * tp + fp + fn);
  };
}
