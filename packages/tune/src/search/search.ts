import type { MemberData } from '@pith/ensemble';
import { mean, seededRandom } from '@pith/evaluation';
import { keyOf } from '../trees/tree.ts';
import { type Candidate, compareCandidates, halve, TOP_RUNG } from './halving.ts';
import type { ScoreBook } from './score-book.ts';

/** What one generation came to. */
interface Generation {
  readonly generation: number;
  /** Trees tried so far. */
  readonly evaluations: number;
  readonly best: Candidate;
  /** Mean score of the candidates that reached all pages. */
  readonly mean: number;
  /** Share of different trees in the population. */
  readonly diversity: number;
}

/** Everything a search needs to go on. */
export interface SearchState {
  readonly generation: number;
  readonly evaluations: number;
  /** Best first. */
  readonly population: readonly Candidate[];
  readonly history: readonly Generation[];
}

/** A way to search: the next trees to try, from what is known. The random numbers depend on seed and generation alone. */
export type Propose = (population: readonly Candidate[], generation: number, random: () => number) => MemberData[];

/** One search. */
export interface SearchOptions {
  readonly propose: Propose;
  readonly book: ScoreBook;
  /** Training pages in random order. */
  readonly pages: readonly number[];
  /** Tried on all pages before anything else, so that the result is never worse than the best of them. */
  readonly start: readonly MemberData[];
  /** So many of the best go on to the next generation as they are. */
  readonly elites: number;
  readonly seed: number;
  isDone(state: SearchState): boolean;
  /** Called before the first and after every generation. */
  onGeneration(state: SearchState): void;
}

/** A search that has not begun. */
export const NEW_SEARCH: SearchState = { generation: 0, evaluations: 0, population: [], history: [] };

/** Searches from a state on. What comes after a state depends on the state alone, never on what was computed before it. */
export async function search(options: SearchOptions, from: SearchState = NEW_SEARCH): Promise<SearchState> {
  const { propose, book, pages, start, elites, seed, isDone, onGeneration } = options;
  let state = from;
  if (state.population.length === 0) {
    const population = await halve(start, book, pages, TOP_RUNG);
    state = { ...NEW_SEARCH, evaluations: start.length, population };
  }
  onGeneration(state);
  while (!isDone(state)) {
    const { generation, population } = state;
    const random = seededRandom(Math.imul(seed, 0x9e3779b1) + generation);
    const trees = propose(population, generation, random);
    const elite = population.slice(0, elites);
    const known = new Set(elite.map(({ tree }) => keyOf(tree)));
    const fresh = trees.filter((tree) => !known.has(keyOf(tree)));
    const tried = await halve(fresh, book, pages);
    state = describe(state, [...elite, ...tried].sort(compareCandidates), trees.length);
    onGeneration(state);
  }
  return state;
}

function describe(before: SearchState, population: readonly Candidate[], tried: number): SearchState {
  const generation = before.generation + 1;
  const evaluations = before.evaluations + tried;
  const finalists = population.filter(({ rung }) => rung === TOP_RUNG);
  const distinct = new Set(population.map(({ tree }) => keyOf(tree))).size;
  const entry: Generation = {
    generation,
    evaluations,
    best: population[0]!,
    mean: mean(finalists.map(({ score }) => score))!,
    diversity: distinct / population.length,
  };
  return { generation, evaluations, population, history: [...before.history, entry] };
}
