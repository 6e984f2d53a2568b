import type { Phrasing } from './mdast.ts';

/** TeX as pages write it for a script to find: \(…\), \[…\], $$…$$, $…$. No part of it can match in two ways. */
const FORMULA =
  /\\\(((?:[^\\]|\\[^()])+)\\\)|\\\[((?:[^\\]|\\[^[\]])+)\\\]|\$\$([^$]+)\$\$|\$([^$\s]|[^$\s][^$]{0,400}[^$\s])\$(?!\d)/g;
/** What tells a formula between dollars from the text between two prices: a command, an index, or a single letter. */
const IS_TEX = /\\[a-z]|[\^_]|^[a-z]'?$/i;
const IS_DISPLAYED_TEX = /[\\^_=<>{}]|^\s*[a-z]\s*$/i;

/** Text with the formulas in it as nodes of their own. */
export function splitMaths(text: string): Phrasing[] {
  if (!/\\[([]|\$/.test(text)) return [{ type: 'text', value: text }];
  const out: Phrasing[] = [];
  let at = 0;
  for (const { 0: whole, 1: round, 2: square, 3: double, 4: single, index } of text.matchAll(FORMULA)) {
    if ((single !== undefined && !IS_TEX.test(single)) || (double !== undefined && !IS_DISPLAYED_TEX.test(double)))
      continue;
    const value = (round ?? square ?? double ?? single)!.trim();
    if (value === '') continue;
    if (index > at) out.push({ type: 'text', value: text.slice(at, index) });
    out.push({ type: 'inlineMath', value });
    at = index + whole.length;
  }
  if (at < text.length) out.push({ type: 'text', value: text.slice(at) });
  return out;
}

/** The formula that a text is as a whole, written to stand alone. */
export function displayMaths(text: string): string | undefined {
  const trimmed = text.trim();
  if (!/^(?:\\\[|\$\$)/.test(trimmed)) return undefined;
  const [only, more] = splitMaths(trimmed);
  return only?.type === 'inlineMath' && more === undefined ? only.value : undefined;
}
