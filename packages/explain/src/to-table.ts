import type { Explanation, Member } from './explanation.ts';
import { formatNumber } from './format-number.ts';

/** Options of `toTable`. */
export interface TableOptions {
  /** Columns of the terminal; the text of a block is cut to fit. Default 100. */
  readonly width?: number | undefined;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';

/**
 * The explanation as text for a terminal: one line a block, with the decision, its score and who voted for it.
 *
 * In the votes, `●` is kept, `◐` at least in part, `·` dropped, and a blank was never seen by that member.
 */
export function toTable(explanation: Explanation, options: TableOptions = {}): string {
  const { blocks, members } = explanation;
  const { width = 100 } = options;
  const signals = explanation.signals.filter(({ values }) => values === undefined).slice(0, 3);
  const hasRoles = blocks.some(({ role }) => role !== undefined);
  const columns: Column[] = [
    { title: '#', cells: blocks.map((_, b) => String(b + 1)), right: true },
    { title: 'kept', cells: blocks.map(({ share }) => (share === 0 ? '·' : share === 1 ? '✓' : percent(share))) },
    { title: 'score', cells: blocks.map(({ score }) => score.toFixed(2)), right: true },
    ...(members.length > 0
      ? [
          {
            title: letters(members),
            cells: blocks.map(({ votes }) => members.map(({ id }) => vote(votes[id]?.share)).join('')),
          },
        ]
      : signals.map(({ name }) => ({
          title: name,
          cells: blocks.map((block) => formatNumber(block.signals[name])),
          right: true,
        }))),
    ...(hasRoles ? [{ title: 'role', cells: blocks.map(({ role = '' }) => role) }] : []),
    { title: 'words', cells: blocks.map(({ words }) => String(words)), right: true },
    { title: 'in', cells: blocks.map(({ tag = 'data', hidden }) => (hidden ? `${tag} (hidden)` : tag)) },
  ];
  const used = columns.reduce((sum, column) => sum + columnWidth(column) + 2, 0);
  const text: Column = { title: 'text', cells: blocks.map((block) => cut(block.text, Math.max(width - used, 20))) };
  const all = [...summary(explanation), '', ...legend(members, signals), ...lines([...columns, text]), ''].join('\n');
  // A terminal would obey control characters of the page.
  return all.replace(/[^\P{Cc}\n]/gu, ' ');
}

interface Column {
  readonly title: string;
  readonly cells: readonly string[];
  readonly right?: boolean;
}

function summary({ extractor, title, url, confidence, kinds, verdict, notes, blocks }: Explanation): string[] {
  const kept = blocks.filter((block) => block.kept);
  const words = (list: Explanation['blocks']): number => list.reduce((sum, block) => sum + block.words, 0);
  const facts = [
    extractor,
    `${kept.length} of ${blocks.length} blocks kept`,
    `${words(kept)} of ${words(blocks)} words`,
    confidence === undefined ? undefined : `confidence ${confidence.toFixed(2)}`,
    kinds?.[0]?.kind,
    verdict,
  ];
  return [
    ...[title, url].filter((line): line is string => line !== undefined && line !== ''),
    facts.filter((fact) => fact !== undefined).join(' · '),
    ...notes.map((note) => `note: ${note}`),
  ];
}

function legend(members: readonly Member[], signals: Explanation['signals']): string[] {
  const thresholds = signals.flatMap(({ name, threshold }) =>
    threshold === undefined ? [] : [`${name}: threshold ${formatNumber(threshold)}`],
  );
  const rows =
    members.length > 0 ? members.map(({ name, depth }, m) => `${'  '.repeat(depth)}${letter(m)} ${name}`) : thresholds;
  return rows.length > 0 ? [...rows, ''] : [];
}

function letter(member: number): string {
  return LETTERS[member] ?? '?';
}
function letters(members: readonly Member[]): string {
  return members.map((_, m) => letter(m)).join('');
}

function lines(columns: readonly Column[]): string[] {
  const widths = columns.map(columnWidth);
  const row = (cells: readonly string[]): string =>
    cells
      .map((cell, c) => pad(cell, widths[c]!, columns[c]!.right ?? false))
      .join('  ')
      .trimEnd();
  const count = columns[0]!.cells.length;
  return [
    row(columns.map(({ title }) => title)),
    ...Array.from({ length: count }, (_, i) => row(columns.map(({ cells }) => cells[i]!))),
  ];
}

function columnWidth({ title, cells }: Column): number {
  return cells.reduce((widest, cell) => Math.max(widest, widthOf(cell)), title.length);
}

function pad(text: string, width: number, right: boolean): string {
  const blanks = ' '.repeat(Math.max(width - widthOf(text), 0));
  return right ? blanks + text : text + blanks;
}

function vote(share: number | undefined): string {
  if (share === undefined) return ' ';
  return share === 0 ? '·' : share === 1 ? '●' : '◐';
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** Columns that a text takes in a terminal: East Asian characters and emoji take two, marks none. */
function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += widthOfCharacter(character);
  return width;
}

function widthOfCharacter(character: string): number {
  if (/[\p{Mn}\p{Me}\p{Cf}]/u.test(character)) return 0;
  return /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u.test(
    character,
  )
    ? 2
    : 1;
}

function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let used = 0;
  let end = 0;
  for (const character of text) {
    used += widthOfCharacter(character);
    if (used > width - 1) break;
    end += character.length;
  }
  return `${text.slice(0, end).trimEnd()}…`;
}
