import { readFileSync } from 'node:fs';
import { InputError } from '@pith/core';
import { collect } from '../run/collect.ts';
import { datedName } from '../run/dated-name.ts';
import type { Evaluation, SystemResult } from '../run/evaluation.ts';

/**
 * Sets an earlier evaluation (read from its JSON) beside a new one, so that tables and report compare the two page by page. A system
 * that only the earlier one has joins the others as `name (date)`. Throws an InputError when they are not of the same dataset.
 */
export function withEarlier(evaluation: Evaluation, earlier: Evaluation): Evaluation {
  const isAgain = ({ name }: SystemResult): boolean => Object.hasOwn(evaluation.f1, name);
  const date = earlier.date.slice(0, 10);
  const gone = earlier.systems.filter((system) => !isAgain(system));
  const renamed = gone.map((system) => ({ ...system, name: datedName(system.name, date) }));
  const merged = mergeEvaluations(evaluation, { ...earlier, systems: renamed });
  return { ...merged, earlier: { date, systems: earlier.systems.filter(isAgain) } };
}

/**
 * One evaluation with the systems of several runs on the same dataset; of two systems of one name the first stays.
 * Throws an InputError when the datasets differ.
 */
export function mergeEvaluations(evaluation: Evaluation, ...others: readonly Evaluation[]): Evaluation {
  const systems = new Map(evaluation.systems.map((system) => [system.name, system]));
  for (const other of others) {
    assertSameDataset(evaluation, other);
    for (const system of other.systems) if (!systems.has(system.name)) systems.set(system.name, system);
  }
  const merged = collect(new Map([...systems.values()].map((system) => [system, system.pages])), evaluation.dataset);
  const { date, ceiling } = evaluation;
  return { ...merged, date, ...(ceiling !== undefined && { ceiling }) };
}

function assertSameDataset({ dataset }: Evaluation, other: Evaluation): void {
  if (other.dataset.hash === dataset.hash) return;
  const describe = ({ name, hash }: Evaluation['dataset']): string => `${name} (${hash.slice(0, 12)})`;
  throw new InputError(
    'dataset-invalid',
    `the other run is of another dataset: ${describe(other.dataset)}, expected ${describe(dataset)}`,
  );
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
