import type { Page } from './page.ts';
import { NodeFlag } from './tree/flatten.ts';

/**
 * Running totals of the elements with one of these names: subtree `i` holds `totals[page.end[i]] - totals[i]` of them, itself
 * included. Hidden elements do not count.
 */
export function elementsBefore(page: Page, names: ReadonlySet<string>): Int32Array {
  const { tag, flags, nodeCount } = page;
  const counts = page.tagMask(names);
  const totals = new Int32Array(nodeCount + 1);
  for (let i = 0; i < nodeCount; i++) {
    totals[i + 1] = totals[i]! + (flags[i]! & NodeFlag.hidden ? 0 : counts[tag[i]!]!);
  }
  return totals;
}
