import type { Token } from 'parse5';
import { LimitError } from '../errors.ts';
import { NodeType, type TreeLinks } from './tree-links.ts';

/** What is read of a node of a live document. Every browser's `Node` fits. */
export interface DomNode {
  readonly nodeType: number;
  readonly nodeValue: string | null;
  readonly firstChild: DomNode | null;
  readonly nextSibling: DomNode | null;
  readonly localName?: string;
  readonly attributes?: ArrayLike<{ readonly name: string; readonly value: string }>;
  /** The open shadow root of an element. */
  readonly shadowRoot?: DomNode | null;
}

const ELEMENT = 1;
const TEXT = 3;
const NO_ATTRIBUTES: readonly Token.Attribute[] = Object.freeze([]);
const SHADOW: readonly Token.Attribute[] = Object.freeze([Object.freeze({ name: 'shadowrootmode', value: 'open' })]);

/** Copies the links of a live tree into columns; its root becomes a document. `nodes` holds the node behind each number. */
export function readDom(root: DomNode, maxNodes: number): { tree: TreeLinks; nodes: readonly (DomNode | undefined)[] } {
  const type = [0];
  const value = [''];
  const attributes = [NO_ATTRIBUTES];
  const parent = [0];
  const firstChild = [0];
  const next = [0];
  const content = new Map<number, number>();
  const nodes: (DomNode | undefined)[] = [undefined];
  const add = (kind: number, name: string, own: readonly Token.Attribute[], above: number, node: DomNode): number => {
    if (type.length > maxNodes) {
      throw new LimitError('limit-nodes', `page has more than ${maxNodes} nodes; raise limits.nodes to read it`);
    }
    type.push(kind);
    value.push(name);
    attributes.push(own);
    parent.push(above);
    firstChild.push(0);
    next.push(0);
    return nodes.push(node) - 1;
  };

  /** Parents whose children are still to be read. */
  const open = [{ node: root, number: add(NodeType.document, '', NO_ATTRIBUTES, 0, root) }];
  while (open.length > 0) {
    const { node, number } = open.pop()!;
    let last = 0;
    const link = (child: number): void => {
      if (last === 0) firstChild[number] = child;
      else next[last] = child;
      last = child;
    };
    if (node.shadowRoot) {
      const template = add(NodeType.element, 'template', SHADOW, number, node.shadowRoot);
      const fragment = add(NodeType.fragment, '', NO_ATTRIBUTES, 0, node.shadowRoot);
      content.set(template, fragment);
      link(template);
      open.push({ node: node.shadowRoot, number: fragment });
    }
    for (let child = node.firstChild; child !== null; child = child.nextSibling) {
      if (child.nodeType === TEXT) link(add(NodeType.text, child.nodeValue ?? '', NO_ATTRIBUTES, number, child));
      if (child.nodeType !== ELEMENT) continue;
      const made = add(NodeType.element, child.localName ?? '', attributesOf(child), number, child);
      link(made);
      open.push({ node: child, number: made });
    }
  }
  return { tree: { type, value, attributes, parent, firstChild, next, content }, nodes };
}

function attributesOf({ attributes = [] }: DomNode): readonly Token.Attribute[] {
  if (attributes.length === 0) return NO_ATTRIBUTES;
  return Array.from(attributes, ({ name, value }) => ({ name, value }));
}
