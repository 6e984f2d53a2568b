import { collapse, type Page } from '@pith/core';
import type { Headline } from '../page/headline.ts';
import { isSpelledName, withoutLabel } from './clean-name.ts';
import type { ShownNames } from './marked-names.ts';
import { splitNames } from './split-names.ts';

/** Longer blocks are no bylines. */
const MAX_LENGTH = 120;
/** Away from the headline only what can hardly mean anything else names the author. */
const WRITTEN_BY =
  /^(?:(?:this )?(?:article|post|story) (?:was )?)?(?:written|authored) by[: ]|^(?:article|post|story) by[: ]|^author:/i;

/** The names behind the first word for author by the headline, and behind the first elsewhere; a name may be on the next line. */
export function writtenNames(page: Page, headline: Headline): ShownNames[] {
  const found = new Map<boolean, ShownNames>();
  for (let block = 0; block < page.blocks.count; block++) {
    const isNear = headline.isNearBlock(block);
    if (found.has(isNear)) continue;
    const line = lineOf(page, block);
    const name = withoutLabel(line);
    if (name === line || !(isNear || WRITTEN_BY.test(line))) continue;
    const names = splitNames(name === '' ? nextLine(page, block) : line);
    // "By continuing, you agree" is no byline.
    if (names.length === 0 || !isSpelledName(names[0]!)) continue;
    found.set(isNear, { names: names.filter(isSpelledName), source: 'text', isNear });
  }
  return [...found.values()];
}

/** A short visible block as text, its pieces kept apart: a byline is often built of elements with nothing between them. */
function lineOf({ blocks, text, textStart, tag }: Page, block: number): string {
  if (blocks.hidden[block] || blocks.data[block] || blocks.end[block]! - blocks.start[block]! > 3 * MAX_LENGTH)
    return '';
  const pieces: string[] = [];
  for (let node = blocks.firstNode[block]!; node < blocks.endNode[block]!; node++) {
    if (tag[node] === 0) pieces.push(text.slice(textStart[node]!, textStart[node + 1]!));
  }
  const line = collapse(pieces.join(' '));
  return line.length > MAX_LENGTH ? '' : line;
}

function nextLine(page: Page, block: number): string {
  for (let next = block + 1; next < Math.min(page.blocks.count, block + 3); next++) {
    const line = lineOf(page, next);
    if (line !== '') return line;
  }
  return '';
}
