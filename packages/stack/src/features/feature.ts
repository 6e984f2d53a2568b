import type { BlockContext } from './context.ts';

/** One named number the learner sees for each block. */
export interface Feature {
  readonly name: string;
  readonly about: string;
  of(context: BlockContext, block: number): number;
}

/** Shorthand for feature tables. */
export function feature(name: string, about: string, of: Feature['of']): Feature {
  return { name, about, of };
}

/** `part / whole`, 0 where there is no whole. */
export function ratio(part: number, whole: number): number {
  return whole > 0 ? part / whole : 0;
}
