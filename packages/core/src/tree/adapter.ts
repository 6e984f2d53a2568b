import { html, type Token, type TreeAdapter, type TreeAdapterTypeMap } from 'parse5';
import { LimitError } from '../errors.ts';
import { NodeType, type TreeLinks } from './tree-links.ts';

/** Everything parse5 handles is an integer, so the tree is a set of columns from the start. */
export type IntegerTree = TreeAdapterTypeMap<
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number
>;

const NO_ATTRIBUTES: readonly Token.Attribute[] = Object.freeze([]);

/**
 * A parse5 tree adapter that stores the tree as columns indexed by node number, in creation order.
 *
 * Numbers start at 1: parse5 tests nodes for truth, and 0 means "none" in every link column.
 */
export class TreeColumns implements TreeAdapter<IntegerTree>, TreeLinks {
  readonly type: number[] = [0];
  /** Element name, text or comment data, doctype name. */
  readonly value: string[] = [''];
  readonly namespace: html.NS[] = [html.NS.HTML];
  readonly attributes: (readonly Token.Attribute[])[] = [NO_ATTRIBUTES];
  readonly parent: number[] = [0];
  readonly firstChild: number[] = [0];
  readonly lastChild: number[] = [0];
  readonly next: number[] = [0];
  readonly previous: number[] = [0];
  /** Content fragment of each `template`. */
  readonly content: Map<number, number> = new Map();
  /** Source runs of text nodes, when the parser reports them: node, characters, source start, source end. */
  readonly runs: number[] = [];

  /** Names already on an element that adopts attributes (`html`, `body`), so that a thousand repeated tags stay linear. */
  readonly #adoptedNames: Map<number, Set<string>> = new Map();
  #openDepth = 0;
  #mode: html.DOCUMENT_MODE = html.DOCUMENT_MODE.NO_QUIRKS;
  /** Where the characters about to be inserted stand in the source. */
  pending: Pick<Token.Location, 'startOffset' | 'endOffset'> | null = null;
  readonly maxNodes: number;
  readonly maxDepth: number;

  constructor(maxNodes: number, maxDepth: number) {
    this.maxNodes = maxNodes;
    this.maxDepth = maxDepth;
  }

  #add(type: number, value: string, namespace: html.NS, attributes: readonly Token.Attribute[]): number {
    const node = this.type.length;
    if (node > this.maxNodes) {
      throw new LimitError('limit-nodes', `page has more than ${this.maxNodes} nodes; raise limits.nodes to read it`);
    }
    this.type.push(type);
    this.value.push(value);
    this.namespace.push(namespace);
    this.attributes.push(attributes);
    this.parent.push(0);
    this.firstChild.push(0);
    this.lastChild.push(0);
    this.next.push(0);
    this.previous.push(0);
    return node;
  }

  createDocument(): number {
    return this.#add(NodeType.document, '', html.NS.HTML, NO_ATTRIBUTES);
  }
  createDocumentFragment(): number {
    return this.#add(NodeType.fragment, '', html.NS.HTML, NO_ATTRIBUTES);
  }
  createElement(tagName: string, namespace: html.NS, attributes: Token.Attribute[]): number {
    return this.#add(NodeType.element, tagName, namespace, attributes);
  }
  createCommentNode(data: string): number {
    return this.#add(NodeType.comment, data, html.NS.HTML, NO_ATTRIBUTES);
  }
  createTextNode(data: string): number {
    return this.#add(NodeType.text, data, html.NS.HTML, NO_ATTRIBUTES);
  }

  appendChild(parent: number, node: number): void {
    const last = this.lastChild[parent]!;
    this.parent[node] = parent;
    this.previous[node] = last;
    this.next[node] = 0;
    if (last === 0) this.firstChild[parent] = node;
    else this.next[last] = node;
    this.lastChild[parent] = node;
  }
  insertBefore(parent: number, node: number, reference: number): void {
    const before = this.previous[reference]!;
    this.parent[node] = parent;
    this.previous[node] = before;
    this.next[node] = reference;
    this.previous[reference] = node;
    if (before === 0) this.firstChild[parent] = node;
    else this.next[before] = node;
  }
  detachNode(node: number): void {
    const parent = this.parent[node]!;
    if (parent === 0) return;
    const before = this.previous[node]!;
    const after = this.next[node]!;
    if (before === 0) this.firstChild[parent] = after;
    else this.next[before] = after;
    if (after === 0) this.lastChild[parent] = before;
    else this.previous[after] = before;
    this.parent[node] = 0;
    this.previous[node] = 0;
    this.next[node] = 0;
  }
  insertText(parent: number, text: string): void {
    if (!this.#extendText(this.lastChild[parent]!, text)) this.appendChild(parent, this.#addText(text));
  }
  insertTextBefore(parent: number, text: string, reference: number): void {
    if (!this.#extendText(this.previous[reference]!, text)) this.insertBefore(parent, this.#addText(text), reference);
  }
  #extendText(node: number, text: string): boolean {
    if (this.type[node] !== NodeType.text) return false;
    this.value[node] += text;
    this.#recordRun(node, text.length);
    return true;
  }
  #addText(text: string): number {
    const node = this.createTextNode(text);
    this.#recordRun(node, text.length);
    return node;
  }
  #recordRun(node: number, length: number): void {
    if (this.pending !== null) this.runs.push(node, length, this.pending.startOffset, this.pending.endOffset);
  }

  setTemplateContent(template: number, content: number): void {
    this.content.set(template, content);
  }
  getTemplateContent(template: number): number {
    return this.content.get(template) ?? 0;
  }
  adoptAttributes(recipient: number, attributes: Token.Attribute[]): void {
    let names = this.#adoptedNames.get(recipient);
    if (names === undefined) {
      names = new Set(this.attributes[recipient]!.map(({ name }) => name));
      this.#adoptedNames.set(recipient, names);
      this.attributes[recipient] = [...this.attributes[recipient]!];
    }
    for (const attribute of attributes) {
      if (names.has(attribute.name)) continue;
      names.add(attribute.name);
      (this.attributes[recipient] as Token.Attribute[]).push(attribute);
    }
  }
  setDocumentType(document: number, name: string): void {
    this.appendChild(document, this.#add(NodeType.doctype, name, html.NS.HTML, NO_ATTRIBUTES));
  }
  setDocumentMode(_document: number, mode: html.DOCUMENT_MODE): void {
    this.#mode = mode;
  }
  getDocumentMode(): html.DOCUMENT_MODE {
    return this.#mode;
  }

  getFirstChild(node: number): number | null {
    return this.firstChild[node] || null;
  }
  getChildNodes(node: number): number[] {
    const children: number[] = [];
    for (let child = this.firstChild[node]!; child !== 0; child = this.next[child]!) children.push(child);
    return children;
  }
  getParentNode(node: number): number | null {
    return this.parent[node] || null;
  }
  getAttrList(element: number): Token.Attribute[] {
    return this.attributes[element] as Token.Attribute[];
  }
  getTagName(element: number): string {
    return this.value[element]!;
  }
  getNamespaceURI(element: number): html.NS {
    return this.namespace[element]!;
  }
  getTextNodeContent(node: number): string {
    return this.value[node]!;
  }
  getCommentNodeContent(node: number): string {
    return this.value[node]!;
  }
  getDocumentTypeNodeName(node: number): string {
    return this.value[node]!;
  }
  getDocumentTypeNodePublicId(): string {
    return '';
  }
  getDocumentTypeNodeSystemId(): string {
    return '';
  }
  isTextNode(node: number): node is number {
    return this.type[node] === NodeType.text;
  }
  isCommentNode(node: number): node is number {
    return this.type[node] === NodeType.comment;
  }
  isDocumentTypeNode(node: number): node is number {
    return this.type[node] === NodeType.doctype;
  }
  isElementNode(node: number): node is number {
    return this.type[node] === NodeType.element;
  }

  // Elements carry no source positions: text runs are all that spans need.
  setNodeSourceCodeLocation(): void {}
  getNodeSourceCodeLocation(): null {
    return null;
  }
  updateNodeSourceCodeLocation(): void {}

  onItemPush(): void {
    this.#openDepth++;
    if (this.#openDepth > this.maxDepth) {
      throw new LimitError(
        'limit-depth',
        `page nests deeper than ${this.maxDepth} elements; raise limits.depth to read it`,
      );
    }
  }
  onItemPop(): void {
    this.#openDepth--;
  }
}
