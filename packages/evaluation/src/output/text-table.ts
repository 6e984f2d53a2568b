import type { Evaluation, SystemResult } from '../run/evaluation.ts';
import type { Summary } from '../run/summarise.ts';
import { alignColumns } from './align-columns.ts';
import { formatDifference, formatMs, formatScore } from './format-number.ts';

/** The evaluation as tables for a terminal: all systems, then F1 by page type and by language where the dataset names them. */
export function toTextTables(evaluation: Evaluation): string {
  const { dataset, systems, ceiling, againstBest } = evaluation;
  const lines = [
    `${dataset.name}: ${dataset.pages} pages, ${dataset.format}, hash ${dataset.hash.slice(0, 12)}, tokens: ${dataset.tokeniser}`,
    '',
    ...alignColumns([
      [
        'system',
        'F1',
        '95 %',
        'P',
        'R',
        'not empty',
        'LCS F1',
        'Score',
        '4-gram',
        'with',
        'without',
        'ms/page',
        'failed',
        'to best',
      ],
      ...systems.map((system) => [...overallRow(system), differenceTo(evaluation, system)]),
    ]),
    ...(ceiling === undefined ? [] : ['', `ceiling (perfect choice among blocks): ${formatScore(ceiling)}`]),
    ...breakdown('F1 by page type', systems, ({ kinds }) => kinds),
    ...breakdown('F1 by language', systems, ({ languages }) => languages),
    '',
    'F1, P, R: words without regard to order, mean over pages; "not empty" leaves out pages whose gold is empty.',
    ...(againstBest
      ? ['"to best": difference to the first system, page by page; * = its 95 % interval excludes 0.']
      : []),
  ];
  return `${lines.join('\n')}\n`;
}

function overallRow({ name, all, withContent, time, errors }: SystemResult): string[] {
  const interval = all.bag && `${formatScore(all.bag.interval.low)}–${formatScore(all.bag.interval.high)}`;
  return [
    name,
    formatScore(all.bag?.f1),
    interval ?? '–',
    formatScore(all.bag?.precision),
    formatScore(all.bag?.recall),
    formatScore(withContent.bag?.f1),
    formatScore(all.lcs?.f1),
    formatScore(all.lcs?.score),
    formatScore(all.shingles?.f1),
    formatScore(all.with),
    formatScore(all.without),
    formatMs(time.meanMs),
    String(errors),
  ];
}

function differenceTo({ againstBest }: Evaluation, { name }: SystemResult): string {
  const comparison = againstBest?.[name];
  return comparison ? formatDifference(comparison.difference) + (comparison.significant ? '*' : '') : '';
}

function breakdown(
  title: string,
  systems: readonly SystemResult[],
  part: (system: SystemResult) => Readonly<Record<string, Summary>>,
): string[] {
  const first = systems[0] && part(systems[0]);
  const names = Object.keys(first ?? {}).filter((name) => first?.[name]?.bag);
  if (names.length < 2) return [];
  const header = ['', ...names.map((name) => `${name} (${first?.[name]?.pages})`)];
  const rows = systems.map((system) => [system.name, ...names.map((name) => formatScore(part(system)[name]?.bag?.f1))]);
  return ['', title, ...alignColumns([header, ...rows])];
}
