import type { Page } from '@pith/core';
import { hashStep } from '../words/hash-word.ts';
import type { Structure } from './structure.ts';
import type { TextShape } from './text-shape.ts';

/** Blocks that share something (a tag path, a signature), with what they have in common. */
export interface BlockGroups {
  readonly of: Int32Array;
  readonly count: Float64Array;
  readonly words: Float64Array;
  readonly linkChars: Float64Array;
  readonly chars: Float64Array;
  readonly stops: Float64Array;
}

/** Groups visible blocks by a key and sums up each group. */
export function groupBlocks(page: Page, shape: TextShape, key: (block: number) => number): BlockGroups {
  const n = page.blocks.count;
  const of = new Int32Array(n);
  const ids = new Map<number, number>();
  for (let b = 0; b < n; b++) {
    const k = key(b);
    let id = ids.get(k);
    if (id === undefined) {
      id = ids.size;
      ids.set(k, id);
    }
    of[b] = id;
  }
  const sum = (values?: Float64Array): Float64Array => {
    const sums = new Float64Array(ids.size);
    for (let b = 0; b < n; b++) sums[of[b]!] = sums[of[b]!]! + (values === undefined ? 1 : values[b]!);
    return sums;
  };
  return {
    of,
    count: sum(),
    words: sum(shape.words),
    linkChars: sum(shape.linkChars),
    chars: sum(shape.chars),
    stops: sum(shape.stops),
  };
}

/** The tag path of a block's element. */
export function pathKey(page: Page, structure: Structure): (block: number) => number {
  return (b) => {
    const element = page.blocks.element[b]!;
    return element < 0 ? -1 : structure.path[element]!;
  };
}

/** Tag and class of a block's element and its parent. */
export function signatureKey(page: Page, structure: Structure): (block: number) => number {
  return (b) => {
    const element = page.blocks.element[b]!;
    if (element < 0) return -1;
    const parent = page.parent[element]!;
    return hashStep(structure.signature[element]!, parent < 0 ? 0 : structure.signature[parent]!);
  };
}
