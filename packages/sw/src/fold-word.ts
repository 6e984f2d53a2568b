/** Lower case, without accents and with one form of sigma: some lists have accents where texts do not, or the other way round. */
export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: plain ASCII needs no folding, and is most of the web
  if (/^[\x00-\x7f]*$/.test(lower)) return lower;
  return lower.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ς', 'σ');
}
