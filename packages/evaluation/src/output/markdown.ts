import type { Evaluation } from '../run/evaluation.ts';
import { differencesTable } from './differences.ts';
import { formatScore } from './format-number.ts';
import { breakdownTables, overallTable, type Table } from './tables.ts';

/** One system and those it is compared with, by name. */
export interface MarkdownComparison {
  readonly system: string;
  readonly others: readonly string[];
}

/**
 * The evaluation as Markdown tables, numbers only and without times, which depend on the machine; with one system against some
 * others, page by page, where `compare` names them.
 */
export function toMarkdown(evaluation: Evaluation, compare?: MarkdownComparison): string {
  const { dataset, date, ceiling } = evaluation;
  const facts = [
    `${dataset.pages} pages`,
    `dataset ${dataset.hash.slice(0, 12)}`,
    `tokens: ${dataset.tokeniser}`,
    date.slice(0, 10),
    ...(ceiling === undefined ? [] : [`a perfect choice among blocks scores ${formatScore(ceiling)}`]),
  ];
  const tables = [overallTable(evaluation, false), ...breakdownTables(evaluation)];
  const system = evaluation.systems.find(({ name }) => name === compare?.system);
  const others = evaluation.systems.filter(({ name }) => compare?.others.includes(name));
  if (system && others.length > 0) tables.push(differencesTable(system, others));
  return [`${facts.join(' · ')}\n`, ...tables.map(toRows)].join('\n');
}

function toRows([header = [], ...rows]: Table): string {
  const rule = header.map((_, column) => (column === 0 ? '---' : '---:'));
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;
  const escaped = (cells: readonly string[]): string[] => cells.map((cell) => cell.replace(/[|*]/g, '\\$&'));
  return [line(escaped(header)), line(rule), ...rows.map((row) => line(escaped(row)))].join('');
}
