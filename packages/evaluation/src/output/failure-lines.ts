import type { Evaluation } from '../run/evaluation.ts';

/** Reasons shown for a system; the files list every page. */
const SHOWN_REASONS = 3;

/** Why pages failed, for a terminal: one line for each system and reason, the most frequent first. None if no page failed. */
export function failureLines({ systems }: Evaluation): string[] {
  return systems.flatMap(({ name, pages }) => {
    const reasons = new Map<string, string[]>();
    for (const { id, error } of pages) {
      if (error !== undefined) reasons.set(error, [...(reasons.get(error) ?? []), id]);
    }
    const frequent = [...reasons].sort(([, a], [, b]) => b.length - a.length);
    const lines = frequent.slice(0, SHOWN_REASONS).map(([error, ids]) => {
      const reason = error.replace(`${name}: `, '').replace(/\s+/g, ' ');
      return `${name} failed on ${ids.length === 1 ? `page ${ids[0]}` : `${ids.length} pages, first ${ids[0]}`}: ${reason}`;
    });
    const more = frequent.length - lines.length;
    return more > 0 ? [...lines, `${name} failed for ${more} more reasons: --csv or --report lists them`] : lines;
  });
}
