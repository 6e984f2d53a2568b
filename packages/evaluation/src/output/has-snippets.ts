import type { Evaluation } from '../run/evaluation.ts';

/** False when the dataset has no snippets: then both rates are 1 by definition, and a table does better without them. */
export function hasSnippets({ systems }: Evaluation): boolean {
  return systems.some(({ all }) => all.with !== 1 || all.without !== 1);
}
