import { mean } from '@pith/evaluation';
import type { TuneProgress } from '../tune-options.ts';
import { TOP_RUNG } from './halving.ts';
import type { SearchState } from './search.ts';

/** Watches the clock and the number of evaluations. */
export interface SearchClock {
  isDone(state: SearchState): boolean;
  describe(state: SearchState): TuneProgress;
}

/** A clock that starts now. Time decides when a search ends, never what it finds until then. */
export function progressOf(evaluations = Infinity, budgetMs = Infinity): SearchClock {
  const started = performance.now();
  let first: number | undefined;
  const elapsed = (): number => performance.now() - started;
  return {
    isDone: (state) => state.evaluations >= evaluations || elapsed() >= budgetMs,
    describe(state) {
      // Evaluations of an earlier, interrupted run say nothing about the pace of this one.
      first ??= state.evaluations;
      const { generation, population } = state;
      const pace = (state.evaluations - first) / elapsed();
      const left = Math.max(0, evaluations - state.evaluations);
      const finalists = population.filter(({ rung }) => rung === TOP_RUNG).map(({ score }) => score);
      return {
        generation,
        evaluations: state.evaluations,
        best: population[0]!.score,
        mean: mean(finalists)!,
        diversity: state.history.at(-1)?.diversity ?? 1,
        evaluationsPerSecond: pace * 1000,
        remainingMs: Math.max(0, Math.min(budgetMs - elapsed(), pace > 0 ? left / pace : Infinity)),
      };
    },
  };
}
