import type { Evaluation } from '../run/evaluation.ts';

/** The evaluation as JSON, numbers to six digits. Numbers, ids and groups only: no text of any page but error messages. */
export function toJson(evaluation: Evaluation): string {
  const rounded = (_key: string, value: unknown): unknown =>
    typeof value === 'number' && !Number.isInteger(value) ? Number(value.toFixed(6)) : value;
  return `${JSON.stringify(evaluation, rounded, 1)}\n`;
}
