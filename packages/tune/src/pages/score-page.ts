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
  const tokens = Array.from(pieces.from, (from, p) =>
    toTokens(text.slice(atoms.start[from]!, atoms.end[pieces.to[p]! - 1]!)),
  );
  return isBag
    ? bagScorer(atoms, pieces, toBag(tokens, goldTokens), metric)
    : orderScorer(atoms, pieces, tokens, goldTokens, metric);
}

/** Stretches of atoms with tokens of their own: every atom, then every chain of glued ones. */
interface Pieces {
  /** First atoms of the pieces, and the atoms behind their last. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** The piece of the chain that begins at an atom, 0 where none does: piece 0 is an atom. */
  readonly chainAt: Int32Array;
}

function findPieces({ count, glued }: Atoms): Pieces {
  const from = Array.from({ length: count }, (_, a) => a);
  const to = from.map((a) => a + 1);
  const chainAt = new Int32Array(count);
  for (let first = 0; first < count; ) {
    let end = first + 1;
    while (end < count && glued[end]) end++;
    if (end - first > 1) {
      chainAt[first] = from.push(first) - 1;
      to.push(end);
    }
    first = end;
  }
  return { from: Int32Array.from(from), to: Int32Array.from(to), chainAt };
}

/** Calls `visit` with the pieces that make up the kept text, in order. */
function eachPiece(kept: Bits, { count }: Atoms, { to: ends, chainAt }: Pieces, visit: (piece: number) => void): void {
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
      const end = ends[chain]!;
      let to = a + 1;
      while (to < end && has(to)) to++;
      if (to === end) visit(chain);
      else for (let atom = a; atom < to; atom++) visit(atom);
      a = to;
    }
  }
}

/** A page's tokens as a bag needs them. */
interface Bag {
  readonly goldCounts: Int32Array;
  /** Number of tokens of each piece. */
  readonly lengths: Int32Array;
  /** Tokens of piece `p` that the gold has too: `known[from[p]]` up to `known[from[p + 1]]`. The others need no name. */
  readonly known: Int32Array;
  readonly from: Int32Array;
}

/** On its own, so that the strings do not live as long as the scorer. */
function toBag(tokens: readonly (readonly string[])[], gold: readonly string[]): Bag {
  const ids = new Map<string, number>();
  const counts: number[] = [];
  for (const token of gold) {
    const id = ids.get(token) ?? ids.set(token, counts.length).size - 1;
    counts[id] = (counts[id] ?? 0) + 1;
  }
  const known: number[] = [];
  const from = new Int32Array(tokens.length + 1);
  tokens.forEach((list, p) => {
    for (const token of list) {
      const id = ids.get(token);
      if (id !== undefined) known.push(id);
    }
    from[p + 1] = known.length;
  });
  return {
    goldCounts: Int32Array.from(counts),
    lengths: Int32Array.from(tokens, (list) => list.length),
    known: Int32Array.from(known),
    from,
  };
}

function bagScorer(atoms: Atoms, pieces: Pieces, bag: Bag, metric: Metric): ScoreBits {
  const { goldCounts, lengths, known, from } = bag;
  const goldLength = goldCounts.reduce((sum, count) => sum + count, 0);
  const left = new Int32Array(goldCounts.length);
  return (kept) => {
    left.set(goldCounts);
    let length = 0;
    let overlap = 0;
    eachPiece(kept, atoms, pieces, (piece) => {
      length += lengths[piece]!;
      for (let k = from[piece]!; k < from[piece + 1]!; k++) {
        const id = known[k]!;
        if (left[id]! > 0) overlap++;
        left[id] = left[id]! - 1;
      }
    });
    // The rules of evaluation: two empty texts agree, one empty text scores 0.
    if (length === 0 && goldLength === 0) return 1;
    if (overlap === 0) return 0;
    if (metric === 'precision') return overlap / length;
    return metric === 'recall' ? overlap / goldLength : (2 * overlap) / (length + goldLength);
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
