import type { BlockContext } from './context.ts';

/** What the first stage thinks of the surroundings of a block: the second stage decides with this in view. */
export const NEIGHBOURHOOD_FEATURES: readonly { readonly name: string; readonly about: string }[] = [
  { name: 'p', about: 'first-stage probability of the block' },
  { name: 'p-1', about: 'that of the block before' },
  { name: 'p+1', about: 'that of the next block' },
  { name: 'p-2', about: 'that of the second block before' },
  { name: 'p+2', about: 'that of the second next block' },
  { name: 'p±5', about: 'mean by words within 5 blocks' },
  { name: 'p±12', about: 'mean by words within 12 blocks' },
  { name: 'p:signature', about: 'mean of the blocks of its tag and class' },
  { name: 'p:path', about: 'mean of the blocks of its tag path' },
  { name: 'p:list', about: 'mean of the list its entry belongs to' },
  { name: 'p^1', about: 'mean in the element 1 above' },
  { name: 'p^2', about: 'mean in the element 2 above' },
  { name: 'p^3', about: 'mean in the element 3 above' },
  { name: 'p^5', about: 'mean in the element 5 above' },
  { name: 'p:page', about: 'mean of the page' },
  { name: 'p:over', about: "share of the page's words in blocks above one half" },
  { name: 'p:rank', about: "share of the page's words in blocks with a higher probability" },
  { name: 'p:before', about: 'mean of all blocks before' },
  { name: 'p:after', about: 'mean of all blocks after' },
];

/** Steps upwards whose means a block sees. */
const LEVELS = [1, 2, 3, 5] as const;

/** Which blocks belong together, all that the second stage needs to know of a page's tree. */
export interface Neighbourhood {
  /** Words of the blocks a reader sees, 0 for the others. */
  readonly words: Float64Array;
  readonly signature: Int32Array;
  readonly path: Int32Array;
  /** For each block, first and end block of its list and of the elements `LEVELS` above it. */
  readonly ranges: Int32Array;
}

/** Reads which blocks belong together. Blocks below one element are neighbours, so a range tells them. */
export function readNeighbourhood({ page, structure, shape, signatures, paths }: BlockContext): Neighbourhood {
  const { count, element, hidden } = page.blocks;
  const ranges = new Int32Array(count * 2 * (LEVELS.length + 1));
  let at = 0;
  const put = (node: number): void => {
    if (node >= 0) {
      ranges[at] = structure.blocksBefore[node]!;
      ranges[at + 1] = structure.blocksBefore[page.end[node]!]!;
    }
    at += 2;
  };
  for (let b = 0; b < count; b++) {
    let node = element[b]!;
    const record = node < 0 ? -1 : structure.record[node]!;
    put(record < 0 ? -1 : page.parent[record]!);
    let level = 0;
    for (const wanted of LEVELS) {
      for (; level < wanted && node > 0 && node !== page.body; level++) node = page.parent[node]!;
      put(node);
    }
  }
  return {
    words: shape.words.map((words, b) => (hidden[b] ? 0 : words)),
    signature: signatures.of,
    path: paths.of,
    ranges,
  };
}

/** Writes the neighbourhood of every block into a matrix, from column `column` on. */
export function writeNeighbourhood(
  { words, signature, path, ranges }: Neighbourhood,
  p: Float64Array,
  matrix: Float32Array,
  width: number,
  column: number,
): void {
  const n = words.length;
  const before = new Float64Array(n + 1);
  const wordsBefore = new Float64Array(n + 1);
  let over = 0;
  for (let b = 0; b < n; b++) {
    before[b + 1] = before[b]! + p[b]! * words[b]!;
    wordsBefore[b + 1] = wordsBefore[b]! + words[b]!;
    if (p[b]! > 0.5) over += words[b]!;
  }
  const total = wordsBefore[n]!;
  const between = (from: number, to: number): number => {
    const low = Math.max(0, from);
    const high = Math.min(n, to);
    const sum = wordsBefore[high]! - wordsBefore[low]!;
    return sum > 0 ? (before[high]! - before[low]!) / sum : 0;
  };
  const at = (b: number): number => (b >= 0 && b < n ? p[b]! : -1);
  const bySignature = groupMeans(signature, p, words);
  const byPath = groupMeans(path, p, words);
  const rank = wordsAbove(p, words);
  const mean = between(0, n);
  const stride = 2 * (LEVELS.length + 1);

  for (let b = 0; b < n; b++) {
    const row = b * width + column;
    matrix[row] = p[b]!;
    matrix[row + 1] = at(b - 1);
    matrix[row + 2] = at(b + 1);
    matrix[row + 3] = at(b - 2);
    matrix[row + 4] = at(b + 2);
    matrix[row + 5] = between(b - 5, b + 6);
    matrix[row + 6] = between(b - 12, b + 13);
    matrix[row + 7] = bySignature[signature[b]!]!;
    matrix[row + 8] = byPath[path[b]!]!;
    for (let k = 0; k <= LEVELS.length; k++) {
      matrix[row + 9 + k] = between(ranges[b * stride + 2 * k]!, ranges[b * stride + 2 * k + 1]!);
    }
    matrix[row + 14] = mean;
    matrix[row + 15] = total > 0 ? over / total : 0;
    matrix[row + 16] = total > 0 ? rank[b]! / total : 0;
    matrix[row + 17] = between(0, b);
    matrix[row + 18] = between(b + 1, n);
  }
}

function groupMeans(of: Int32Array, p: Float64Array, weight: Float64Array): Float64Array {
  const sums = new Float64Array(of.length);
  const weights = new Float64Array(of.length);
  for (let b = 0; b < of.length; b++) {
    sums[of[b]!] = sums[of[b]!]! + p[b]! * weight[b]!;
    weights[of[b]!] = weights[of[b]!]! + weight[b]!;
  }
  return sums.map((sum, group) => (weights[group]! > 0 ? sum / weights[group]! : 0));
}

function wordsAbove(p: Float64Array, weight: Float64Array): Float64Array {
  const order = Array.from(p.keys()).sort((a, b) => p[b]! - p[a]! || a - b);
  const above = new Float64Array(p.length);
  let sum = 0;
  for (const b of order) {
    above[b] = sum;
    sum += weight[b]!;
  }
  return above;
}
