import type { Marks, Page } from '@pith/core';
import { scoreAt } from '@pith/signal';
import { Mark } from './mark-content.ts';

/** What a variant found out about a page with a body. */
export interface Findings {
  /** What the threshold was compared with. */
  readonly density: Float64Array;
  readonly densitySum: Float64Array;
  readonly threshold: number;
  /** Values of `Mark` for elements; text directly under an element marked as content has that mark too. */
  readonly marks: Uint8Array;
  readonly ancestorText: boolean;
}

/**
 * The marks of elements as decisions about text.
 *
 * Kept text scores by the density of its element, dropped text by that of the element that was too thin.
 */
export function marksOf(page: Page, findings: Findings): Marks {
  const { density, densitySum, threshold, marks, ancestorText } = findings;
  const { body, end, parent } = page;
  const kept = new Uint8Array(page.nodeCount);
  const score = new Float64Array(page.nodeCount);
  for (let i = body; i < end[body]!; ) {
    if (!page.isText(i)) {
      const isThin = marks[i] === Mark.noise && density[i]! < threshold;
      if (isThin) score.fill(scoreAt(density[i]!, threshold), i, end[i]);
      i = isThin ? end[i]! : i + 1;
      continue;
    }
    const ofElement = scoreAt(density[parent[i]!]!, threshold);
    const isKept = marks[i] === Mark.content || (ancestorText && marks[parent[i]!] === Mark.ancestor);
    kept[i] = isKept ? 1 : 0;
    score[i] = isKept ? Math.max(ofElement, 0.5) : Math.min(ofElement, 0.5);
    i++;
  }
  return {
    unit: 'textNode',
    kept,
    score,
    signals: [
      { name: 'density', unit: 'element', values: density, threshold },
      { name: 'densitySum', unit: 'element', values: densitySum },
      { name: 'mark', unit: 'element', values: Float64Array.from(marks) },
    ],
  };
}

/** The marks of a page without a body. */
export function nothing(page: Page): Marks {
  return { unit: 'textNode', kept: new Uint8Array(page.nodeCount) };
}
