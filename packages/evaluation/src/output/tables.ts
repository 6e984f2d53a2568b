import { compareSystems } from '../run/collect.ts';
import type { Evaluation, SystemResult } from '../run/evaluation.ts';
import type { Summary } from '../run/summarise.ts';
import { formatDifference, formatMs, formatScore } from './format-number.ts';
import { hasSnippets } from './has-snippets.ts';

/** A table as text: the header, then a row for every system. */
export type Table = readonly (readonly string[])[];

type Column = readonly [header: string, cell: (system: SystemResult) => string];

/** All systems, best first; with the time per page only if asked for, because it depends on the machine. */
export function overallTable(evaluation: Evaluation, withTimes: boolean): Table {
  const columns: readonly Column[] = [
    ['system', ({ name }) => name],
    ['F1', ({ f1 }) => formatScore(f1)],
    ['95 %', ({ all: { bag } }) => (bag ? `${formatScore(bag.interval.low)}–${formatScore(bag.interval.high)}` : '–')],
    ['to best', ({ name }) => differenceToBest(evaluation, name)],
    ['P', ({ all }) => formatScore(all.bag?.precision)],
    ['R', ({ all }) => formatScore(all.bag?.recall)],
    ['F1(P,R)', ({ all }) => formatScore(all.bag?.harmonicF1)],
    ['not empty', ({ withContent }) => formatScore(withContent.bag?.f1)],
    ['LCS F1', ({ all }) => formatScore(all.lcs?.f1)],
    ['Score', ({ all }) => formatScore(all.lcs?.score)],
    ['4-gram', ({ all }) => formatScore(all.shingles?.f1)],
    ...(hasSnippets(evaluation) ? SNIPPET_COLUMNS : []),
    ...(withTimes ? TIME_COLUMNS : []),
    ['failed', ({ errors }) => String(errors)],
  ];
  return [
    columns.map(([header]) => header),
    ...evaluation.systems.map((system) => columns.map(([, cell]) => cell(system))),
  ];
}

/** Every system against itself in an earlier run; empty when there is none to compare with. */
export function earlierTable({ systems, earlier }: Evaluation): Table {
  const rows = systems.flatMap((system) => {
    const before = earlier?.systems.find(({ name }) => name === system.name);
    const compared = before && compareSystems(system, before);
    if (!compared) return [];
    const { difference, significant, interval, wins, losses } = compared;
    const range = `${formatDifference(interval.low)} to ${formatDifference(interval.high)}`;
    const moved = formatDifference(difference) + (significant ? '*' : '');
    return [[system.name, formatScore(before.f1), formatScore(system.f1), moved, range, String(wins), String(losses)]];
  });
  if (!earlier || rows.length === 0) return [];
  return [[`since ${earlier.date}`, 'before', 'now', 'difference', '95 %', 'better', 'worse'], ...rows];
}

/** F1 by page type and by language, each if the dataset has several of them; the title stands in the corner. */
export function breakdownTables({ systems }: Evaluation): Table[] {
  return [
    breakdown('F1 by page type', systems, ({ kinds }) => kinds),
    breakdown('F1 by language', systems, ({ languages }) => languages),
  ].filter((table) => table.length > 0);
}

const SNIPPET_COLUMNS: readonly Column[] = [
  ['with', ({ all }) => formatScore(all.with)],
  ['without', ({ all }) => formatScore(all.without)],
];
const TIME_COLUMNS: readonly Column[] = [['ms/page', ({ time }) => formatMs(time.meanMs)]];

function differenceToBest({ againstBest }: Evaluation, name: string): string {
  const comparison = againstBest?.[name];
  return comparison ? formatDifference(comparison.difference) + (comparison.significant ? '*' : '') : '';
}

function breakdown(
  title: string,
  systems: readonly SystemResult[],
  part: (system: SystemResult) => Readonly<Record<string, Summary>>,
): Table {
  const first = systems[0] ? part(systems[0]) : {};
  const names = Object.keys(first).filter((name) => first[name]?.bag);
  if (names.length < 2) return [];
  const header = [title, ...names.map((name) => `${name} (${first[name]?.pages})`)];
  return [
    header,
    ...systems.map((system) => [system.name, ...names.map((name) => formatScore(part(system)[name]?.bag?.f1))]),
  ];
}
