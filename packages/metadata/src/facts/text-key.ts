/** What two spellings of one text share: its letters and digits, without case, accents and width. */
export function textKey(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Words of a text, spelled as `textKey` does. */
export function textWords(text: string): ReadonlySet<string> {
  return new Set(fold(text.replace(/['’]/g, '')).match(/[\p{L}\p{N}]+/gu));
}

/** Share of words that two texts have in common (Dice), from 0 to 1. */
export function wordLikeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let shared = 0;
  for (const word of a) if (b.has(word)) shared++;
  return (2 * shared) / (a.size + b.size);
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
