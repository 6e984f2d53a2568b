import type { Page } from '@pith/core';

/** The smallest density on the path from an element up to the body, both included (§4.2), times λ. */
export function pathThreshold(page: Page, density: Float64Array, from: number, lambda: number): number {
  let smallest = density[from]!;
  for (let i = from; i !== page.body; ) {
    i = page.parent[i]!;
    smallest = Math.min(smallest, density[i]!);
  }
  return lambda * smallest;
}
