import { commonPairs } from './hirschberg.ts';
import { uniqueAnchors } from './unique-anchors.ts';

/** Which tokens of two texts belong together: `a[left[k]]` equals `b[right[k]]`, both ascending. */
export interface Alignment {
  readonly left: readonly number[];
  readonly right: readonly number[];
}

/** Largest piece, as the product of the two lengths, that is aligned exactly: 5,000 × 5,000 words, about a tenth of a second. */
const EXACT_CELLS = 25_000_000;

/**
 * Aligns two token lists for showing their differences. Exact (a longest common subsequence) up to 5,000 × 5,000 tokens;
 * longer texts are first cut at words that are unique in both. A long stretch without such words stays unaligned.
 */
export function align(a: readonly string[], b: readonly string[]): Alignment {
  const numbers = new Map<string, number>();
  const intern = (token: string): number => {
    const known = numbers.get(token);
    if (known !== undefined) return known;
    numbers.set(token, numbers.size);
    return numbers.size - 1;
  };
  const x = Int32Array.from(a, intern);
  const y = Int32Array.from(b, intern);
  const left: number[] = [];
  const right: number[] = [];
  const match = (i: number, j: number): void => {
    left.push(i);
    right.push(j);
  };
  alignPiece(x, y, [0, x.length, 0, y.length], match);
  return { left, right };
}

/** A stretch of both texts: from and to in a, from and to in b. */
type Piece = readonly [fromA: number, toA: number, fromB: number, toB: number];

function alignPiece(x: Int32Array, y: Int32Array, piece: Piece, match: (i: number, j: number) => void): void {
  let [fromA, toA, fromB, toB] = piece;
  while (fromA < toA && fromB < toB && x[fromA] === y[fromB]) match(fromA++, fromB++);
  let tail = 0;
  while (fromA < toA - tail && fromB < toB - tail && x[toA - tail - 1] === y[toB - tail - 1]) tail++;
  toA -= tail;
  toB -= tail;
  alignMiddle(x.subarray(fromA, toA), y.subarray(fromB, toB), (i, j) => match(fromA + i, fromB + j));
  for (let k = 0; k < tail; k++) match(toA + k, toB + k);
}

function alignMiddle(x: Int32Array, y: Int32Array, match: (i: number, j: number) => void): void {
  if (x.length * y.length <= EXACT_CELLS) {
    commonPairs(x, y, match);
    return;
  }
  const anchors = uniqueAnchors(x, y);
  if (anchors.length === 0) return;
  let [nextA, nextB] = [0, 0];
  for (const [i, j] of [...anchors, [x.length, y.length] as const]) {
    // Pieces are disjoint and each is smaller than the whole, so this ends; words unique before stay unique inside.
    alignPiece(x, y, [nextA, i, nextB, j], match);
    if (i < x.length) match(i, j);
    [nextA, nextB] = [i + 1, j + 1];
  }
}
