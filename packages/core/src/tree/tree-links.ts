import type { Token } from 'parse5';

/** What a node is; elements are the rest. */
export const NodeType = { element: 0, text: 1, comment: 2, doctype: 3, document: 4, fragment: 5 } as const;

/** A tree as columns indexed by node number, from 1 up; 0 means "none". All that laying it out needs. */
export interface TreeLinks {
  readonly type: readonly number[];
  /** Element name, text or comment data. */
  readonly value: readonly string[];
  readonly attributes: readonly (readonly Token.Attribute[])[];
  readonly parent: readonly number[];
  readonly firstChild: readonly number[];
  readonly next: readonly number[];
  /** Content fragment of each `template`. */
  readonly content: ReadonlyMap<number, number>;
}

/** All texts below a node, without scripts and styles. */
export function textsBelow(tree: TreeLinks, root: number): string[] {
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
