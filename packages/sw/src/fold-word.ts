/** Lower case, without accents and with one form of sigma: some lists have accents where texts do not, or the other way round. */
export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  // Most words of the web are ASCII, and need no folding.
  if (/^[ -~]*$/.test(lower)) return lower;
  return lower.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ς', 'σ');
}
