import type { Evaluation } from '../run/evaluation.ts';
import { formatScore } from './format-number.ts';
import { breakdownTables, overallTable, type Table } from './tables.ts';

/** The evaluation as Markdown tables, numbers only and without times, which depend on the machine. */
export function toMarkdown(evaluation: Evaluation): string {
  const { dataset, date, ceiling } = evaluation;
  const facts = [
    `${dataset.pages} pages`,
    `dataset ${dataset.hash.slice(0, 12)}`,
    `tokens: ${dataset.tokeniser}`,
    date.slice(0, 10),
    ...(ceiling === undefined ? [] : [`a perfect choice among blocks scores ${formatScore(ceiling)}`]),
  ];
  return [
    `${facts.join(' · ')}\n`,
    ...[overallTable(evaluation, false), ...breakdownTables(evaluation)].map(toRows),
  ].join('\n');
}

function toRows([header = [], ...rows]: Table): string {
  const rule = header.map((_, column) => (column === 0 ? '---' : '---:'));
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;
  const escaped = (cells: readonly string[]): string[] => cells.map((cell) => cell.replace(/[|*]/g, '\\$&'));
  return [line(escaped(header)), line(rule), ...rows.map((row) => line(escaped(row)))].join('');
}
