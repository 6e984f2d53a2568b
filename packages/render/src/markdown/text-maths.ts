import type { Phrasing } from './mdast.ts';

/** TeX as pages write it for a script to find. A single dollar is a price more often than a formula. */
const DELIMITERS: readonly (readonly [open: string, close: string])[] = [
  ['\\(', '\\)'],
  ['\\[', '\\]'],
  ['$$', '$$'],
];

/** Text with the formulas in it as nodes of their own. */
export function splitMaths(text: string): Phrasing[] {
  if (!/\\[([]|\$\$/.test(text)) return [{ type: 'text', value: text }];
  const out: Phrasing[] = [];
  let at = 0;
  for (const [start, end, open] of formulas(text)) {
    if (start > at) out.push({ type: 'text', value: text.slice(at, start) });
    out.push({ type: 'inlineMath', value: text.slice(start + open.length, end - open.length).trim() });
    at = end;
  }
  if (at < text.length) out.push({ type: 'text', value: text.slice(at) });
  return out;
}

/** The formula that a text is as a whole, written to stand alone. */
export function displayMaths(text: string): string | undefined {
  const trimmed = text.trim();
  if (!/^(?:\\\[|\$\$)/.test(trimmed)) return undefined;
  const [first] = formulas(trimmed);
  return first?.[0] === 0 && first[1] === trimmed.length ? trimmed.slice(2, -2).trim() : undefined;
}

function* formulas(text: string): Generator<[start: number, end: number, open: string]> {
  const missing = new Set<string>();
  for (let at = 0; ; ) {
    let best: readonly [start: number, end: number, open: string] | undefined;
    for (const [open, close] of DELIMITERS) {
      if (missing.has(open)) continue;
      const start = text.indexOf(open, at);
      const end = start < 0 ? -1 : text.indexOf(close, start + open.length);
      if (end < 0) missing.add(open);
      else if (text.slice(start + open.length, end).trim() === '') missing.add(open);
      else if (best === undefined || start < best[0]) best = [start, end + close.length, open];
    }
    if (best === undefined) return;
    yield [...best];
    at = best[1];
  }
}
