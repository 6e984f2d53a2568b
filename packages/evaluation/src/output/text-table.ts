import type { Evaluation } from '../run/evaluation.ts';
import { alignColumns } from './align-columns.ts';
import { failureLines } from './failure-lines.ts';
import { formatScore } from './format-number.ts';
import { breakdownTables, earlierTable, overallTable } from './tables.ts';

/** The evaluation as tables for a terminal: all systems, then F1 by page type and by language where the dataset names them. */
export function toTextTables(evaluation: Evaluation): string {
  const { dataset, ceiling, againstBest } = evaluation;
  const lines = [
    `${dataset.name}: ${dataset.pages} pages, ${dataset.format}, hash ${dataset.hash.slice(0, 12)}, tokens: ${dataset.tokeniser}`,
    '',
    ...alignColumns(overallTable(evaluation, true)),
    ...[earlierTable(evaluation), ...breakdownTables(evaluation)].flatMap((table) =>
      table.length > 0 ? ['', ...alignColumns(table)] : [],
    ),
    '',
    ...(ceiling === undefined ? [] : [`A perfect choice among blocks would score ${formatScore(ceiling)}.`]),
    'F1, P, R: words without regard to order, mean over pages; "not empty" leaves out pages whose gold is empty.',
    '"F1(P,R)": harmonic mean of mean P and mean R, as CETD prints it.',
    ...(againstBest
      ? ['"to best": difference to the first system, page by page; * = its 95 % interval excludes 0.']
      : []),
    ...failureLines(evaluation),
  ];
  return `${lines.join('\n')}\n`;
}
