import { PithError } from '@pith/core';

/** Throws when the contract is broken, with what was seen. */
export function demand(condition: boolean, seen: string): asserts condition {
  if (!condition) throw new PithError('contract-broken', seen);
}

/** Runs `action` and gives back the error code it throws with, `'nothing'` if it does not throw. */
export function codeThrownBy(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
  return 'nothing';
}
