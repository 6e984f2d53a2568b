import type { Page } from '@pith/core';

/** Length of the run of text that starts at a text node, 0 if the run began earlier. A run ends at the next element. */
export function runLength(page: Page, node: number): number {
  const { tag, parent, charsBefore } = page;
  if (node > 0 && continuesRun(node - 1)) return 0;
  let last = node;
  while (continuesRun(last)) last++;
  return charsBefore[last + 1]! - charsBefore[node]!;

  /** Comments leave two text nodes side by side. */
  function continuesRun(at: number): boolean {
    return tag[at] === 0 && tag[at + 1] === 0 && parent[at] === parent[at + 1];
  }
}

/**
 * Text Density (Def. 1): characters per tag, C / max(T, 1), for each element of the body.
 *
 * A text node holds the density of the run it starts: its length.
 */
export function textDensity(page: Page): Float64Array {
  const density = new Float64Array(page.nodeCount);
  for (let i = page.body; i < page.end[page.body]!; i++) {
    density[i] = page.isText(i) ? runLength(page, i) : page.charCount(i) / Math.max(page.tagCount(i), 1);
  }
  return density;
}
