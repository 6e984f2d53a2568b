import { Parser } from 'parse5';
import { collapsedLength } from '../characters.ts';
import { type IntegerTree, NodeType, type TreeColumns } from './adapter.ts';
import { type FlatTree, NodeFlag } from './flatten.ts';

/** A `noscript` carries the page when it has at least this much text … (measured: docs/decisions/004-noscript.md) */
const MIN_LENGTH = 500;
/** … and more than this many times all visible text outside it. */
const MIN_SHARE = 1;

/** Text below a node of the parsed tree, without scripts and styles. */
function textLength(tree: TreeColumns, root: number): number {
  let length = 0;
  let node = tree.firstChild[root]!;
  while (node !== 0) {
    const name = tree.type[node] === NodeType.element ? tree.value[node] : '';
    if (tree.type[node] === NodeType.text) length += collapsedLength(tree.value[node]!);
    if (name !== 'script' && name !== 'style' && tree.firstChild[node] !== 0) {
      node = tree.firstChild[node]!;
      continue;
    }
    while (tree.next[node] === 0 && tree.parent[node] !== root) node = tree.parent[node]!;
    node = tree.next[node]!;
  }
  return length;
}

/**
 * Parses the body `noscript` elements that carry the page and puts their content in place.
 *
 * Returns the expanded elements (numbers of the parsed tree); the caller lays the tree out again when there are any.
 */
export function expandNoscripts(tree: TreeColumns, flat: FlatTree): Set<number> {
  const expanded = new Set<number>();
  const head = flat.tag.indexOf(flat.tagNames.indexOf('head'));
  const headEnd = head < 0 ? 0 : flat.end[head]!;
  let visible = -1;
  for (const [node, source] of flat.raw) {
    if (node < headEnd || source.length < MIN_LENGTH || flat.tagNames[flat.tag[node]!] !== 'noscript') continue;
    if (visible < 0) visible = visibleLength(flat);
    if (source.length <= visible * MIN_SHARE) continue;
    const context = tree.createElement('div', tree.namespace[0]!, []);
    const parser = Parser.getFragmentParser<IntegerTree>(context, { treeAdapter: tree, scriptingEnabled: false });
    parser.tokenizer.write(source, true);
    const content = parser.getFragment();
    const length = textLength(tree, content);
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

function visibleLength(flat: FlatTree): number {
  let length = 0;
  for (let i = 0; i < flat.nodeCount; i++) {
    if ((flat.flags[i]! & NodeFlag.hidden) === 0) length += flat.length[i]!;
  }
  return length;
}
