import { boxBlur, prefixSums } from '@pith/signal';
import type { Segments } from './segments.ts';

/** Cells of a box on either side of its centre. */
const RADIUS_CELLS = 4;

/**
 * The mean of the blurred content code vector over each segment: 1 deep inside text, 0 deep inside code. One iteration is two
 * box filters of `radius`.
 *
 * Deviation: the paper's vector has an entry per character. Ours has wider cells, each with the share of it that is text, so that
 * a box of `2 * radius + 1` characters is 9 cells: the same blur, but for the edges of a cell, at a fraction of the cost.
 */
export function blurSegments({ isText, length }: Segments, radius: number, iterations: number): Float64Array {
  const cellRadius = Math.min(radius, RADIUS_CELLS);
  const cellWidth = (2 * radius + 1) / (2 * cellRadius + 1);
  // Text reaches no farther than this through all the boxes, so longer stretches of code change nothing.
  const reach = 2 * iterations * cellRadius + 1;
  const ends = prefixSums(length.map((width, k) => Math.min(width / cellWidth, isText[k] ? Infinity : reach)));
  let cells = textShares(isText, ends);
  for (let pass = 0; pass < 2 * iterations; pass++) cells = boxBlur(cells, cellRadius);

  const sums = prefixSums(cells);
  const sumTo = (end: number): number => {
    const whole = Math.floor(end);
    return sums[whole]! + (end - whole) * (cells[whole] ?? 0);
  };
  return length.map((_, k) => {
    const [start, end] = [ends[k]!, ends[k + 1]!];
    return end > start ? (sumTo(end) - sumTo(start)) / (end - start) : 0;
  });
}

/** The share of each cell that is text, for segments between `ends` in units of cells. */
function textShares(isText: Uint8Array, ends: Float64Array): Float64Array {
  const total = ends[isText.length]!;
  const shares = new Float64Array(Math.ceil(total));
  for (let k = 0; k < isText.length; k++) {
    if (!isText[k]) continue;
    const [start, end] = [ends[k]!, ends[k + 1]!];
    const first = Math.floor(start);
    const last = Math.floor(end);
    shares.fill(1, first + 1, last);
    if (first === last) shares[first] = shares[first]! + end - start;
    else {
      shares[first] = shares[first]! + first + 1 - start;
      if (last < shares.length) shares[last] = end - last;
    }
  }
  // The last cell may be cut short.
  const rest = total - Math.floor(total);
  if (rest > 0) shares[shares.length - 1] = shares[shares.length - 1]! / rest;
  return shares;
}
