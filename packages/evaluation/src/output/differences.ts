import { compareSystems } from '../run/collect.ts';
import type { SystemResult } from '../run/evaluation.ts';
import type { PageResult } from '../run/page-result.ts';
import { formatDifference } from './format-number.ts';
import type { Table } from './tables.ts';

/** A part of the pages with a heading. */
type Part = readonly [name: string, has: (page: PageResult) => boolean];

/**
 * One system against others, page by page: mean difference in F1 with its 95 % interval, over all pages, by page type and by
 * language where the dataset has several. A star marks an interval that excludes 0.
 */
export function differencesTable(system: SystemResult, others: readonly SystemResult[]): Table {
  const parts: Part[] = [
    [`all (${system.all.pages})`, () => true],
    ...partsOf(system.kinds, ({ kind }) => kind),
    ...partsOf(system.languages, ({ language }) => language),
  ];
  return [
    [`${system.name} against`, ...parts.map(([name]) => name)],
    ...others.map((other) => [other.name, ...parts.map(([, has]) => difference(system, other, has))]),
  ];
}

function partsOf(summaries: SystemResult['kinds'], property: (page: PageResult) => string | undefined): Part[] {
  const names = Object.keys(summaries).filter((name) => summaries[name]?.bag);
  if (names.length < 2) return [];
  return names.map((name) => [`${name} (${summaries[name]?.pages})`, (page) => property(page) === name]);
}

function difference(system: SystemResult, other: SystemResult, has: (page: PageResult) => boolean): string {
  const compared = compareSystems({ ...system, pages: system.pages.filter(has) }, other);
  if (!compared) return '–';
  const { low, high } = compared.interval;
  const star = compared.significant ? '*' : '';
  return `${formatDifference(compared.difference)}${star} (${formatDifference(low)} to ${formatDifference(high)})`;
}
