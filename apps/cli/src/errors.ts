import type { ErrorCode } from '@pith/core';

/** Exit codes: 0 is success. */
export const ExitCode = { failure: 1, usage: 2 } as const;

/** A mistake on the command line, or an input that cannot be read: a message without a stack. */
export class CliError extends Error {
  readonly code: string;
  readonly exitCode: number;

  constructor(code: string, exitCode: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.exitCode = exitCode;
  }
}

/** The command line is wrong. */
export function usageError(message: string): CliError {
  return new CliError('usage', ExitCode.usage, message);
}

/** A page cannot be read. */
export function inputError(message: string, cause?: unknown): CliError {
  return new CliError('input', ExitCode.failure, message, { cause });
}

/** What to tell the user, and how to exit. */
export interface Failure {
  readonly exitCode: number;
  readonly code: ErrorCode | string;
  readonly message: string;
}

/** Turns anything thrown into what to tell the user; only for our own mistakes that includes a stack. */
export async function toFailure(error: unknown): Promise<Failure> {
  if (error instanceof CliError) return error;
  const { OptionError, PithError } = await import('@pith/core');
  if (error instanceof PithError) {
    const exitCode = error instanceof OptionError ? ExitCode.usage : ExitCode.failure;
    return { exitCode, code: error.code, message: error.message };
  }
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { exitCode: ExitCode.failure, code: 'internal', message: `this is a bug in pith: ${details}` };
}
