/** White space as JavaScript's `\s` has it, by UTF-16 code unit. */
export function isSpace(code: number): boolean {
  if (code <= 0x20) return code === 0x20 || (code >= 0x09 && code <= 0x0d);
  if (code < 0xa0) return false;
  return (
    code === 0xa0 ||
    code === 0xfeff ||
    code === 0x3000 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x1680
  );
}

/** Scripts written without spaces (Han, Kana, Thai): one word per character. Astral Han is told by its high surrogate. */
export function isUnspacedScript(code: number): boolean {
  if (code < 0x0e00) return false;
  return (
    code <= 0x0e7f ||
    (code >= 0x2e80 && code <= 0x2fdf) ||
    (code >= 0x3005 && code <= 0x3007) ||
    (code >= 0x3021 && code <= 0x303b) ||
    (code >= 0x3041 && code <= 0x30ff) ||
    (code >= 0x31f0 && code <= 0x31ff) ||
    (code >= 0x3400 && code <= 0x4dbf) ||
    (code >= 0x4e00 && code <= 0x9fff) ||
    (code >= 0xf900 && code <= 0xfaff) ||
    (code >= 0xff66 && code <= 0xff9f) ||
    (code >= 0xd840 && code <= 0xd8bf)
  );
}

/** Length of `text` between two offsets with white space collapsed and the ends trimmed: the *length* of every sum. */
export function collapsedLength(text: string, start = 0, end: number = text.length): number {
  let length = 0;
  let gap = false;
  for (let i = start; i < end; i++) {
    if (isSpace(text.charCodeAt(i))) gap = length > 0;
    else {
      length += gap ? 2 : 1;
      gap = false;
    }
  }
  return length;
}

/** `text` with white space collapsed to single blanks and the ends trimmed. */
export function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
