import { usageError } from './errors.ts';

/** The value of a flag that counts something; undefined if the flag is not there. */
export function wholeNumber(flag: string, text: string | undefined, least: number): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() !== '' && Number.isSafeInteger(value) && value >= least) return value;
  throw usageError(`--${flag} must be a whole number from ${least}, got "${text}"`);
}
