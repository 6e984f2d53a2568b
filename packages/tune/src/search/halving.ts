import type { MemberData } from '@pith/ensemble';
import { mean } from '@pith/evaluation';
import { penaltyOf } from '../trees/cost.ts';
import { keyOf } from '../trees/tree.ts';
import type { ScoreBook } from './score-book.ts';

/** A tree that was tried. */
export interface Candidate {
  readonly tree: MemberData;
  /** The last rung it reached; on the top one it was scored on all training pages. */
  readonly rung: number;
  /** Mean of the metric on the pages of that rung. */
  readonly score: number;
  /** The score less the price of size and cost. */
  readonly fitness: number;
}

/** Shares of the pages on which candidates are tried, one after the other; the better half goes on. */
const RUNGS: readonly number[] = [0.1, 0.4, 1];
/** Fewer pages than this say nothing. */
const LEAST_PAGES = 10;

/** The rung on which a candidate was scored on all pages. */
export const TOP_RUNG: number = RUNGS.length - 1;

/** Better candidates first: those that came further, then by fitness; the tree itself decides between equals, so that the order is total. */
export function compareCandidates(a: Candidate, b: Candidate): number {
  if (a.rung !== b.rung) return b.rung - a.rung;
  if (a.fitness !== b.fitness) return b.fitness - a.fitness;
  return keyOf(a.tree) < keyOf(b.tree) ? -1 : 1;
}

/**
 * Successive halving: all trees on a few pages, the better half on more, the better half of those on all.
 *
 * Pages must be in random order, because the first ones are used first.
 */
export async function halve(
  trees: readonly MemberData[],
  book: ScoreBook,
  pages: readonly number[],
  firstRung = 0,
): Promise<Candidate[]> {
  const dropped: Candidate[] = [];
  let alive = trees;
  for (let rung = firstRung; ; rung++) {
    const used = pages.slice(0, Math.max(LEAST_PAGES, Math.round(RUNGS[rung]! * pages.length)));
    const scores = await book.score(alive, used);
    const tried = alive
      .map((tree, t): Candidate => {
        const score = mean(Array.from(scores[t]!)) ?? 0;
        return { tree, rung, score, fitness: score - penaltyOf(tree) };
      })
      .sort(compareCandidates);
    if (rung === TOP_RUNG) return [...tried, ...dropped].sort(compareCandidates);
    const passed = Math.ceil(tried.length / 2);
    dropped.push(...tried.slice(passed));
    alive = tried.slice(0, passed).map(({ tree }) => tree);
  }
}
