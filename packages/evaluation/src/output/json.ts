import type { Evaluation } from '../run/evaluation.ts';

/**
 * The evaluation as JSON: numbers, ids and groups, no text of any page but error messages. Numbers keep all their digits, so that
 * comparing with an earlier run finds no difference where there is none.
 */
export function toJson(evaluation: Evaluation): string {
  return `${JSON.stringify(evaluation, undefined, 1)}\n`;
}
