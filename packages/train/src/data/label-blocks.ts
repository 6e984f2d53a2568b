import type { Page } from '@pith/core';

/** Words for matching a page with its gold text: runs of letters and digits, single characters where a script has no spaces. */
const TOKEN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}_]+?(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[^\p{L}\p{N}_]|$)/gu;

/** Words in a row that make a match no accident. */
const GRAM = 4;
/** Gold words around a place in which a short block must occur to be taken from there. */
const SLACK = 12;

/** Splits a text into words for matching. */
function matchingWords(text: string): string[] {
  return text.toLowerCase().match(TOKEN) ?? [];
}

/**
 * Share of each block that is content according to the gold text.
 *
 * A block of four words or more: the share of its 4-grams that occur in the gold. A shorter one: 1 if its words stand together
 * in the gold as a line of their own, or between the places where the nearest long content blocks were found. Text that the
 * page repeats more often than the gold counts as content only as often as the gold has it.
 */
export function labelBlocks(page: Page, gold: string): Float64Array {
  const ids = new Map<string, number>();
  const idsOf = (text: string): number[] =>
    matchingWords(text).map((word) => {
      let id = ids.get(word);
      if (id === undefined) {
        id = ids.size;
        ids.set(word, id);
      }
      return id;
    });
  const goldWords = idsOf(gold);
  const positions = new Map<string, number[]>();
  for (let length = 1; length <= GRAM; length++) {
    for (let i = 0; i + length <= goldWords.length; i++) {
      const key = goldWords.slice(i, i + length).join(' ');
      const list = positions.get(key);
      if (list === undefined) positions.set(key, [i]);
      else list.push(i);
    }
  }
  const lines = new Set(gold.split('\n').map((line) => idsOf(line).join(' ')));

  const { blocks } = page;
  const words = Array.from({ length: blocks.count }, (_, b) =>
    idsOf(page.text.slice(blocks.start[b]!, blocks.end[b]!)),
  );
  const labels = new Float64Array(blocks.count);
  const place = new Int32Array(blocks.count).fill(-1);
  for (let b = 0; b < blocks.count; b++) {
    const own = words[b]!;
    if (own.length < GRAM || blocks.hidden[b]) continue;
    let found = 0;
    let first = -1;
    for (let i = 0; i + GRAM <= own.length; i++) {
      const at = positions.get(own.slice(i, i + GRAM).join(' '));
      if (at === undefined) continue;
      found++;
      if (first < 0) first = at[0]!;
    }
    labels[b] = found / (own.length - GRAM + 1);
    if (labels[b]! >= 0.5) place[b] = first;
  }
  labelShort(blocks.hidden, words, positions, lines, place, labels);
  dropRepeats(words, positions, labels);
  return labels;
}

function labelShort(
  hidden: Uint8Array,
  words: readonly (readonly number[])[],
  positions: ReadonlyMap<string, readonly number[]>,
  lines: ReadonlySet<string>,
  place: Int32Array,
  labels: Float64Array,
): void {
  const nextPlace = new Int32Array(words.length + 1).fill(-1);
  for (let b = words.length - 1; b >= 0; b--) nextPlace[b] = place[b]! >= 0 ? place[b]! : nextPlace[b + 1]!;
  let previous = -1;
  for (let b = 0; b < words.length; b++) {
    if (place[b]! >= 0) previous = place[b]! + words[b]!.length;
    const own = words[b]!;
    if (own.length === 0 || own.length >= GRAM || hidden[b]) continue;
    const key = own.join(' ');
    const found = positions.get(key);
    if (found === undefined) continue;
    const next = nextPlace[b]!;
    const low = previous < 0 ? (next < 0 ? 0 : next - SLACK) : previous - SLACK;
    const high = next < 0 ? (previous < 0 ? Number.POSITIVE_INFINITY : previous + SLACK) : next + SLACK;
    if (
      found.some((at) => at >= low && at <= high) ||
      (lines.has(key) && (own.length > 1 || previous >= 0 || next >= 0))
    )
      labels[b] = 1;
  }
}

/** Of blocks with one text, keeps as many as the gold has, those with the most content around them first. */
function dropRepeats(
  words: readonly (readonly number[])[],
  positions: ReadonlyMap<string, readonly number[]>,
  labels: Float64Array,
): void {
  const same = new Map<string, number[]>();
  words.forEach((own, b) => {
    if (labels[b]! < 0.5) return;
    const key = own.join(' ');
    const list = same.get(key);
    if (list === undefined) same.set(key, [b]);
    else list.push(b);
  });
  const around = (b: number): number => {
    let sum = 0;
    for (let i = Math.max(0, b - 3); i <= Math.min(labels.length - 1, b + 3); i++)
      if (i !== b) sum += labels[i]! * words[i]!.length;
    return sum;
  };
  for (const list of same.values()) {
    if (list.length < 2) continue;
    const inGold = positions.get(words[list[0]!]!.slice(0, GRAM).join(' '))?.length ?? 1;
    const ranked = [...list].sort((a, b) => around(b) - around(a) || a - b);
    for (const b of ranked.slice(Math.max(1, inGold))) labels[b] = 0;
  }
}

/** Labels of the blocks that hold a snippet of content (1) or of something else (0); NaN for all others. */
export function labelBySnippets(page: Page, inside: readonly string[], outside: readonly string[]): Float64Array {
  const { blocks } = page;
  const key = (text: string): string => matchingWords(text).join(' ');
  const yes = inside.map(key).filter((words) => words !== '');
  const no = outside.map(key).filter((words) => words !== '');
  return Float64Array.from({ length: blocks.count }, (_, b) => {
    const text = ` ${key(page.text.slice(blocks.start[b]!, blocks.end[b]!))} `;
    const has = (snippet: string): boolean => text.includes(` ${snippet} `);
    return yes.some(has) ? 1 : no.some(has) ? 0 : Number.NaN;
  });
}
