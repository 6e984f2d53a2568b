import { InputError } from '@pith/core';

/** The one error of the readers: where, what was expected, what is there. */
export function datasetError(where: string, problem: string, cause?: unknown): InputError {
  return new InputError('dataset-invalid', `dataset ${where}: ${problem}`, cause === undefined ? undefined : { cause });
}
