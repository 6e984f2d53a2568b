const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in markup and in attributes. */
export function escapeText(text: string | number): string {
  return String(text).replace(/[&<>"]/g, (character) => ENTITIES[character]!);
}

/** A score or a difference of scores. */
export function points(value: number, signed = false): string {
  return `${signed && value > 0 ? '+' : ''}${value.toFixed(4)}`;
}
