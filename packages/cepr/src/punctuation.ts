// What is known about each UTF-16 code unit: 0 nothing yet, 1 no punctuation, 2 punctuation. Asking a regular expression for
// every character of a page would cost more than parsing it.
const known = new Uint8Array(0x10000);

/** Number of punctuation marks (Unicode category P: of every script, but no symbols) between two offsets of a text. */
export function countPunctuation(text: string, start: number, end: number): number {
  let count = 0;
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i);
    if (known[code] === 0) known[code] = /\p{P}/u.test(String.fromCharCode(code)) ? 2 : 1;
    if (known[code] === 2) count++;
  }
  return count;
}
