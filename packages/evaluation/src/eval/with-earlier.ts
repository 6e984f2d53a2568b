import { readFileSync } from 'node:fs';
import { InputError } from '@pith/core';
import { collect } from '../run/collect.ts';
import type { Evaluation } from '../run/evaluation.ts';
import type { PageResult } from '../run/page-result.ts';

/**
 * Adds the systems of an earlier evaluation (read from its JSON) beside the new ones, named `name (date)`, so that tables and
 * report compare the two runs page by page. Throws an InputError when they are not of the same dataset.
 */
export function withEarlier(evaluation: Evaluation, earlier: Evaluation): Evaluation {
  if (earlier.dataset.hash !== evaluation.dataset.hash) {
    throw new InputError(
      'dataset-invalid',
      `the earlier run is of another dataset: ${earlier.dataset.name} (${earlier.dataset.hash.slice(0, 12)}), ` +
        `expected ${evaluation.dataset.name} (${evaluation.dataset.hash.slice(0, 12)})`,
    );
  }
  const day = earlier.date.slice(0, 10);
  const results = new Map<{ name: string; version: string }, readonly PageResult[]>();
  for (const { name, version, pages } of evaluation.systems) results.set({ name, version }, pages);
  for (const { name, version, pages } of earlier.systems) results.set({ name: `${name} (${day})`, version }, pages);
  const { ceiling } = evaluation;
  return { ...collect(results, evaluation.dataset), date: evaluation.date, ...(ceiling !== undefined && { ceiling }) };
}

/** Reads a file that `pith eval --json` wrote; throws an InputError when it is something else. */
export function readEvaluation(path: string): Evaluation {
  const expected = `${path}: expected the JSON of an evaluation, as \`pith eval --json\` prints it`;
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new InputError('input-type', expected, { cause });
  }
  const isEvaluation =
    typeof value === 'object' && value !== null && 'dataset' in value && 'systems' in value && 'date' in value;
  if (!isEvaluation) throw new InputError('input-type', expected);
  return value as Evaluation;
}
