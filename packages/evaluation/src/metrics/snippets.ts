/**
 * Share of snippets that occur in a text, without regard to case (WCXB's `with` and `without` rates).
 * No snippets give 1 for both, as WCXB's scorer has it, so a printed without-rate is pessimistic.
 */
export function snippetRate(text: string, snippets: readonly string[]): number {
  if (snippets.length === 0) return 1;
  const lower = text.toLowerCase();
  const found = snippets.filter((snippet) => lower.includes(snippet.toLowerCase()));
  return found.length / snippets.length;
}
