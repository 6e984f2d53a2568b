import type { Token } from 'parse5';
import { type FlatTree, NodeFlag } from './flatten.ts';

/** Why a reader would not see a piece of text. */
export type HiddenReason = 'hidden' | 'display:none' | 'visibility:hidden' | 'aria-hidden';

/** An element whose whole text is hidden, outermost only. */
export interface HiddenRoot {
  readonly node: number;
  readonly reason: HiddenReason;
}

const DISPLAY_NONE = /(?:^|;)\s*display\s*:\s*none\b/i;
const VISIBILITY_HIDDEN = /(?:^|;)\s*visibility\s*:\s*hidden\b/i;

function reasonOf(attributes: readonly Token.Attribute[]): HiddenReason | undefined {
  for (let i = 0; i < attributes.length; i++) {
    const { name, value } = attributes[i]!;
    // hidden="until-found" is content the reader can reach by searching.
    if (name === 'hidden' && value.toLowerCase() !== 'until-found') return 'hidden';
    if (name === 'aria-hidden' && value === 'true') return 'aria-hidden';
    if (name === 'style') {
      if (DISPLAY_NONE.test(value)) return 'display:none';
      if (VISIBILITY_HIDDEN.test(value)) return 'visibility:hidden';
    }
  }
  return undefined;
}

/**
 * Finds hidden elements and flags their subtrees.
 *
 * An element that would hide more than half of the page's text is taken as visible, with a note: streamed pages ship their
 * content in a hidden container that a script moves into place.
 */
export function flagHidden(tree: FlatTree, notes: string[]): HiddenRoot[] {
  const { nodeCount, end, length, flags, attributes } = tree;
  const lengthBefore = new Int32Array(nodeCount + 1);
  for (let i = 0; i < nodeCount; i++) lengthBefore[i + 1] = lengthBefore[i]! + length[i]!;
  const half = lengthBefore[nodeCount]! / 2;
  const roots: HiddenRoot[] = [];
  const ignored = new Set<HiddenReason>();
  for (let i = 0; i < nodeCount; i++) {
    const own = attributes[i]!;
    if (own.length === 0) continue;
    const reason = reasonOf(own);
    if (reason === undefined) continue;
    const hiddenLength = lengthBefore[end[i]!]! - lengthBefore[i]!;
    if (hiddenLength > half) {
      ignored.add(reason);
      continue;
    }
    roots.push({ node: i, reason });
    for (let j = i; j < end[i]!; j++) flags[j] = flags[j]! | NodeFlag.hidden;
    i = end[i]! - 1;
  }
  for (const reason of ignored) notes.push(`"${reason}" ignored where it would hide more than half of the page's text`);
  return roots;
}
