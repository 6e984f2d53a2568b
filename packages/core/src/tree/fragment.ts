import { Parser } from 'parse5';
import { type IntegerTree, NodeType, type TreeColumns } from './adapter.ts';

/** Parses markup as the content of a `div`, without scripts, and returns the node that holds it. */
export function parseFragment(tree: TreeColumns, markup: string): number {
  const context = tree.createElement('div', tree.namespace[0]!, []);
  const parser = Parser.getFragmentParser<IntegerTree>(context, { treeAdapter: tree, scriptingEnabled: false });
  parser.tokenizer.write(markup, true);
  return parser.getFragment();
}

/** All texts below a node of the parsed tree, without scripts and styles. */
export function textsBelow(tree: TreeColumns, root: number): string[] {
  const texts: string[] = [];
  let node = tree.firstChild[root]!;
  while (node !== 0) {
    const value = tree.value[node]!;
    if (tree.type[node] === NodeType.text) texts.push(value);
    const child = tree.firstChild[node]!;
    if (child !== 0 && value !== 'script' && value !== 'style') {
      node = child;
      continue;
    }
    while (tree.next[node] === 0 && tree.parent[node] !== root) node = tree.parent[node]!;
    node = tree.next[node]!;
  }
  return texts;
}
