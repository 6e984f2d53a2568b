import { Parser } from 'parse5';
import { type IntegerTree, TreeColumns } from './adapter.ts';
import { textsBelow } from './tree-links.ts';

/** Parses markup as the content of a `div`, without scripts, and returns the node that holds it. */
export function parseFragment(tree: TreeColumns, markup: string): number {
  const context = tree.createElement('div', tree.namespace[0]!, []);
  const parser = Parser.getFragmentParser<IntegerTree>(context, { treeAdapter: tree, scriptingEnabled: false });
  parser.tokenizer.write(markup, true);
  return parser.getFragment();
}

/** The text of markup that stands inside data. */
export function markupText(markup: string): string {
  const tree = new TreeColumns(100_000 + markup.length, markup.length);
  return textsBelow(tree, parseFragment(tree, markup)).join(' ');
}
