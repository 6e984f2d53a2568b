import type { Evaluation } from '../run/evaluation.ts';
import type { PageResult } from '../run/page-result.ts';

type Cell = string | number | undefined;

const COLUMNS: readonly [name: string, value: (page: PageResult) => Cell][] = [
  ['id', ({ id }) => id],
  ['group', ({ group }) => group],
  ['kind', ({ kind }) => kind],
  ['language', ({ language }) => language],
  ['f1', ({ text }) => text?.bag.f1],
  ['precision', ({ text }) => text?.bag.precision],
  ['recall', ({ text }) => text?.bag.recall],
  ['lcs_f1', ({ text }) => text?.lcs.f1],
  ['lcs_precision', ({ text }) => text?.lcs.precision],
  ['lcs_recall', ({ text }) => text?.lcs.recall],
  ['score', ({ text }) => text?.lcs.score],
  ['shingle_tp', ({ text }) => text?.shingles.tp],
  ['shingle_fp', ({ text }) => text?.shingles.fp],
  ['shingle_fn', ({ text }) => text?.shingles.fn],
  ['with', (page) => page.with],
  ['without', (page) => page.without],
  ['tokens', ({ text }) => text?.tokens],
  ['gold_tokens', ({ text }) => text?.goldTokens],
  ['ms', ({ ms }) => ms],
  ['error', ({ error }) => error],
];

/** One row for every system and page. */
export function toCsv({ systems }: Evaluation): string {
  const header = ['system', ...COLUMNS.map(([name]) => name)];
  const rows = systems.flatMap(({ name, pages }) =>
    pages.map((page) => [name, ...COLUMNS.map(([, value]) => value(page))].map(csvCell)),
  );
  return `${[header, ...rows].map((row) => row.join(',')).join('\n')}\n`;
}

function csvCell(value: Cell): string {
  if (typeof value === 'number') return String(Number(value.toFixed(6)));
  const text = value ?? '';
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
