import { type Page, TokenKind } from '@pith/core';

/** The token sequence cut into alternating stretches of text and code (markup). */
export interface Segments {
  /** First token of each segment, and the number of tokens at the end. */
  readonly bounds: Int32Array;
  readonly isText: Uint8Array;
  /** Cells of the content code vector that each segment covers. */
  readonly length: Float64Array;
}

/** Cuts the tokens where text turns into code or back. Tokens of length 0 are not there: they join the segment they stand in. */
export function cutSegments(page: Page, lengthOf: (token: number) => number): Segments {
  const { count, kind } = page.tokens;
  const bounds: number[] = [];
  const isText: number[] = [];
  const lengths: number[] = [];
  let last = -1;
  for (let t = 0; t < count; t++) {
    const length = lengthOf(t);
    const text = kind[t] === TokenKind.word ? 1 : 0;
    if (last < 0 || (length > 0 && text !== isText[last])) {
      last++;
      bounds.push(t);
      isText.push(text);
      lengths.push(length);
    } else lengths[last] = lengths[last]! + length;
  }
  bounds.push(count);
  return {
    bounds: Int32Array.from(bounds),
    isText: Uint8Array.from(isText),
    length: Float64Array.from(lengths),
  };
}
