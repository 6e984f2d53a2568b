import { collapsedLength } from '../characters.ts';
import type { TreeColumns } from './adapter.ts';
import { type FlatTree, NodeFlag } from './flatten.ts';
import { parseFragment } from './fragment.ts';
import { textsBelow } from './tree-links.ts';

/** A `noscript` carries the page when it has at least this much text … (measured: docs/decisions/004-noscript.md) */
const MIN_LENGTH = 500;
/** … and more than this many times all visible text outside it. */
const MIN_SHARE = 1;

/**
 * Parses the body `noscript` elements that carry the page and puts their content in place.
 *
 * Returns the expanded elements (numbers of the parsed tree); the caller lays the tree out again when there are any.
 */
export function expandNoscripts(tree: TreeColumns, flat: FlatTree): Set<number> {
  const expanded = new Set<number>();
  const head = flat.tag.indexOf(flat.tagNames.indexOf('head'));
  const headEnd = head < 0 ? 0 : flat.end[head]!;
  const isHidden = (i: number): boolean => (flat.flags[i]! & NodeFlag.hidden) !== 0;
  let visible = -1;
  for (const [node, source] of flat.raw) {
    if (node < headEnd || source.length < MIN_LENGTH || flat.tagNames[flat.tag[node]!] !== 'noscript') continue;
    if (visible < 0) visible = flat.length.reduce((sum, length, i) => (isHidden(i) ? sum : sum + length), 0);
    if (source.length <= visible * MIN_SHARE) continue;
    const content = parseFragment(tree, source);
    const length = textsBelow(tree, content).reduce((sum, text) => sum + collapsedLength(text), 0);
    if (length < MIN_LENGTH || length <= visible * MIN_SHARE) continue;
    const element = flat.origin[node]!;
    for (const child of tree.getChildNodes(element)) tree.detachNode(child);
    for (const child of tree.getChildNodes(content)) {
      tree.detachNode(child);
      tree.appendChild(element, child);
    }
    expanded.add(element);
  }
  return expanded;
}
