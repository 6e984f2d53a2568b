import type { WordTable } from '../words/word-table.ts';
import type { Names } from './class-words.ts';
import type { BlockContext } from './context.ts';

/** What was learned about words of the text and words of class names. */
export interface Evidence {
  readonly text: WordTable;
  readonly names: WordTable;
}

/** What the words of a page speak for: the columns `writeEvidence` fills. */
export const EVIDENCE_FEATURES: readonly { readonly name: string; readonly about: string }[] = [
  { name: 'text:mean', about: 'what its words speak for on average' },
  { name: 'text:least', about: 'its word that speaks most against content' },
  { name: 'text:most', about: 'its word that speaks most for content' },
  { name: 'text:first', about: 'what its first word speaks for' },
  { name: 'text:known', about: 'share of its words that speak at all' },
  { name: 'text:heading', about: 'what the words of the heading before it speak for' },
  { name: 'names:own', about: 'what the class names of its element speak for' },
  { name: 'names:near', about: 'the same, with those of two elements around it' },
  { name: 'names:sum', about: 'the same, with those of all elements around it' },
  { name: 'names:least', about: 'the element around it that speaks most against content' },
  { name: 'names:most', about: 'the element around it that speaks most for content' },
];
const NAMES_COLUMN = 6;
/** More than this no list of class names may say. */
const LOUDEST = 4;

const HEADINGS: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** The words of a page and where they stand. */
export interface PageWords {
  readonly text: Int32Array;
  /** First word of each block; one entry more than there are blocks. */
  readonly textFrom: Int32Array;
  /** Nearest heading before each block, -1 if there is none. */
  readonly heading: Int32Array;
  readonly names: Names;
  readonly parent: Int32Array;
  readonly element: Int32Array;
}

/** Collects the words of a page. */
export function readPageWords({ page, shape, classes }: BlockContext): PageWords {
  const { count, element } = page.blocks;
  const isHeading = page.tagMask(HEADINGS);
  const heading = new Int32Array(count);
  let last = -1;
  for (let b = 0; b < count; b++) {
    heading[b] = last;
    if (element[b]! >= 0 && isHeading[page.tag[element[b]!]!]) last = b;
  }
  return {
    text: shape.wordHash,
    textFrom: shape.wordFrom,
    heading,
    names: classes.names,
    parent: page.parent,
    element,
  };
}

/** Writes what the words of every block speak for into a matrix, from column `column` on. */
export function writeEvidence(
  words: PageWords,
  evidence: Evidence,
  matrix: Float32Array,
  width: number,
  column: number,
): void {
  writeText(words, evidence.text, matrix, width, column);
  writeNames(words, evidence.names, matrix, width, column + NAMES_COLUMN);
}

function writeText(
  { text, textFrom, heading }: PageWords,
  table: WordTable,
  matrix: Float32Array,
  width: number,
  column: number,
): void {
  for (let b = 0, row = column; b < heading.length; b++, row += width) {
    const from = textFrom[b]!;
    const to = textFrom[b + 1]!;
    let sum = 0;
    let known = 0;
    let least = 0;
    let most = 0;
    for (let w = from; w < to; w++) {
      const weight = table.weight(text[w]!);
      if (weight === 0) continue;
      known++;
      sum += weight;
      if (weight < least) least = weight;
      if (weight > most) most = weight;
    }
    // One word more that says nothing: a single word is no proof.
    matrix[row] = sum / (known + 1);
    matrix[row + 1] = least;
    matrix[row + 2] = most;
    matrix[row + 3] = to > from ? table.weight(text[from]!) : 0;
    matrix[row + 4] = to > from ? known / (to - from) : 0;
    matrix[row + 5] = heading[b]! < 0 ? 0 : matrix[heading[b]! * width + column]!;
  }
}

function writeNames(
  { names, parent, element }: PageWords,
  table: WordTable,
  matrix: Float32Array,
  width: number,
  column: number,
): void {
  const clip = (weight: number): number => Math.max(-LOUDEST, Math.min(LOUDEST, weight));
  const ofValue = new Float32Array(names.from.length - 1);
  for (let k = 0; k < ofValue.length; k++) {
    let sum = 0;
    for (let w = names.from[k]!; w < names.from[k + 1]!; w++) sum += table.weight(names.words[w]!);
    ofValue[k] = clip(sum);
  }
  const own = new Float32Array(parent.length);
  names.node.forEach((node, k) => {
    own[node] = clip(own[node]! + ofValue[names.value[k]!]!);
  });
  const sum = own.slice();
  const least = own.map((weight) => Math.min(0, weight));
  const most = own.map((weight) => Math.max(0, weight));
  for (let i = 1; i < parent.length; i++) {
    const up = parent[i]!;
    sum[i]! += sum[up]!;
    if (least[up]! < least[i]!) least[i] = least[up]!;
    if (most[up]! > most[i]!) most[i] = most[up]!;
  }
  for (let b = 0, row = column; b < element.length; b++, row += width) {
    const i = element[b]!;
    if (i < 0) continue;
    const up = Math.max(0, parent[i]!);
    matrix[row] = own[i]!;
    matrix[row + 1] = own[i]! + own[up]! + own[Math.max(0, parent[up]!)]!;
    matrix[row + 2] = sum[i]!;
    matrix[row + 3] = least[i]!;
    matrix[row + 4] = most[i]!;
  }
}
