import { drawPipeline, loadPipeline } from '@pith/ensemble';
import { overfittingNote, type TuneProgress, type TuneResult } from '@pith/tune';
import { registry } from 'pith';
import { columns } from '../columns.ts';
import { duration } from '../status-line.ts';

/** The result for a terminal. */
export function describeResult(result: TuneResult): string {
  const { train, validation, comparison, metric, evaluations, generations, seed } = result;
  const { low, high } = comparison.interval;
  const rows = [
    ['pages', 'number', 'sites', 'result', 'baseline', 'difference'],
    ...Object.entries({ training: train, validation }).map(([name, of]) => [
      name,
      String(of.pages),
      String(of.sites),
      of.winner.toFixed(4),
      of.baseline.toFixed(4),
      signed(of.winner - of.baseline),
    ]),
  ];
  return `${drawPipeline(loadPipeline(result.winner, registry), registry)}
${metric} after ${evaluations} evaluations in ${generations} generations, seed ${seed}
${columns(rows)}
On validation pages the difference is ${signed(comparison.difference)}, 95 % interval ${signed(low)} to ${signed(high)}.
${overfittingNote(result)}
`;
}

/** One line for each generation. */
export function describeProgress(progress: TuneProgress): string {
  const { generation, evaluations, best, mean, diversity, evaluationsPerSecond, remainingMs } = progress;
  const left = Number.isFinite(remainingMs) ? `, about ${duration(remainingMs)} left` : '';
  return (
    `generation ${generation}: best ${best.toFixed(4)}, mean ${mean.toFixed(4)}, ` +
    `${Math.round(diversity * 100)} % different, ${evaluations} evaluations (${evaluationsPerSecond.toFixed(1)}/s)${left}`
  );
}

function signed(value: number): string {
  return `${value < 0 ? '' : '+'}${value.toFixed(4)}`;
}
