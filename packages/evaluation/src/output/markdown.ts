import type { Evaluation, SystemResult } from '../run/evaluation.ts';
import type { Summary } from '../run/summarise.ts';
import { formatDifference, formatScore } from './format-number.ts';

/** The evaluation as Markdown tables, numbers only: all systems, then F1 by page type and by language. Times depend on the machine and are left out. */
export function toMarkdown(evaluation: Evaluation): string {
  const { dataset, systems, date, ceiling } = evaluation;
  const facts = [
    `${dataset.pages} pages`,
    `dataset ${dataset.hash.slice(0, 12)}`,
    `tokens: ${dataset.tokeniser}`,
    date.slice(0, 10),
    ...(ceiling === undefined ? [] : [`a perfect choice among blocks scores ${formatScore(ceiling)}`]),
  ];
  const header = ['system', 'F1', '95 %', 'to best', 'P', 'R', 'not empty', 'LCS F1', 'Score', '4-gram F1', 'failed'];
  const parts = [
    `${facts.join(' · ')}\n`,
    table([header, ...systems.map((system) => overallRow(evaluation, system))]),
    breakdown('F1 by page type', systems, ({ kinds }) => kinds),
    breakdown('F1 by language', systems, ({ languages }) => languages),
  ];
  return parts.filter((part) => part !== '').join('\n');
}

function overallRow({ againstBest }: Evaluation, { name, all, withContent, errors }: SystemResult): string[] {
  const { bag, lcs, shingles } = all;
  const comparison = againstBest?.[name];
  return [
    name,
    `**${formatScore(bag?.f1)}**`,
    bag ? `${formatScore(bag.interval.low)}–${formatScore(bag.interval.high)}` : '–',
    comparison ? formatDifference(comparison.difference) + (comparison.significant ? '\\*' : '') : '',
    formatScore(bag?.precision),
    formatScore(bag?.recall),
    formatScore(withContent.bag?.f1),
    formatScore(lcs?.f1),
    formatScore(lcs?.score),
    formatScore(shingles?.f1),
    String(errors),
  ];
}

function breakdown(
  title: string,
  systems: readonly SystemResult[],
  part: (system: SystemResult) => Readonly<Record<string, Summary>>,
): string {
  const first = systems[0] ? part(systems[0]) : {};
  const names = Object.keys(first).filter((name) => first[name]?.bag);
  if (names.length < 2) return '';
  const rows = systems.map((system) => [system.name, ...names.map((name) => formatScore(part(system)[name]?.bag?.f1))]);
  return table([[title, ...names.map((name) => `${name} (${first[name]?.pages})`)], ...rows]);
}

function table([header = [], ...rows]: readonly (readonly string[])[]): string {
  const rule = header.map((_, column) => (column === 0 ? '---' : '---:'));
  return [header, rule, ...rows]
    .map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`)
    .join('');
}
