import { TreeColumns } from './adapter.ts';
import { parseFragment } from './fragment.ts';
import { textsBelow } from './tree-links.ts';

/**
 * For each character that the parser reads from `raw`, where it begins, and one closing entry.
 *
 * Only character references and line ends make a difference: `&amp;` is one character, so is CR LF. `known` remembers decoded
 * references between calls.
 */
export function alignText(raw: string, known: Map<string, string>): number[] {
  const offsets: number[] = [];
  const pattern = /&#?[0-9a-zA-Z]*;?/y;
  let at = 0;
  while (at < raw.length) {
    if (raw[at] === '\r') {
      offsets.push(at);
      at += raw[at + 1] === '\n' ? 2 : 1;
    } else if (raw[at] === '&') {
      pattern.lastIndex = at;
      const reference = pattern.exec(raw)![0];
      const decoded = known.get(reference) ?? decode(reference);
      known.set(reference, decoded);
      // `&notit;` is `¬it;`: what follows the reference proper stands for itself.
      let tail = decoded === reference ? reference.length : 0;
      while (tail < decoded.length - 1 && reference.at(-1 - tail) === decoded.at(-1 - tail)) tail++;
      for (let i = 0; i < decoded.length - tail; i++) offsets.push(at);
      for (let i = tail; i > 0; i--) offsets.push(at + reference.length - i);
      at += reference.length;
    } else offsets.push(at++);
  }
  offsets.push(at);
  return offsets;
}

function decode(reference: string): string {
  const tree = new TreeColumns(9, 9);
  return textsBelow(tree, parseFragment(tree, reference))[0]!;
}
