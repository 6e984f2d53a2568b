import type { Page } from '@pith/core';

/** Numbers of the text nodes that count, in document order: those with visible text. */
export function findTextNodes(page: Page): Int32Array {
  const nodes: number[] = [];
  for (let node = 0; node < page.nodeCount; node++) {
    if (page.tag[node] === 0 && page.charsBefore[node + 1]! > page.charsBefore[node]!) nodes.push(node);
  }
  return Int32Array.from(nodes);
}
