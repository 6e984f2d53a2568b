/** Where the hash of a word starts. */
export const HASH_START: number = 0x811c9dc5 | 0;

/** The hash with one more character (FNV-1a). */
export function hashStep(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193);
}

/** The hash of a string. */
export function hashString(text: string): number {
  let hash = HASH_START;
  for (let i = 0; i < text.length; i++) hash = hashStep(hash, text.charCodeAt(i));
  return hash;
}
