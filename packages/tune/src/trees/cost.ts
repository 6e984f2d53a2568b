import type { MemberData } from '@pith/ensemble';
import { extractorsOf, sizeOf } from './tree.ts';

/**
 * Declared cost of an extractor on an ordinary page, about in milliseconds; 1 for every other. Declared and not measured, so that
 * a search gives the same result on every machine.
 */
const COSTS: Readonly<Record<string, number>> = { stack: 20 };

/** F1 that one node more must bring, so that a tree does not grow for nothing. */
const PER_NODE = 0.001;
/** F1 that each unit of cost above `FREE_COST` must bring. */
const PER_COST = 0.0005;
const FREE_COST = 20;

/** Sum of the declared costs of a tree's extractors. */
function costOf(tree: MemberData): number {
  return extractorsOf(tree).reduce((sum, name) => sum + (COSTS[name] ?? 1), 0);
}

/** What is taken off a tree's score for its size and cost. */
export function penaltyOf(tree: MemberData): number {
  return PER_NODE * (sizeOf(tree) - 1) + PER_COST * Math.max(0, costOf(tree) - FREE_COST);
}
