/** A text of the output. These types are the part of hast that the renderer uses, so its tree fits tools for hast. */
interface TextNode {
  type: 'text';
  value: string;
}

/** Properties of an element, by their names in hast (`colSpan`, `className`). */
export type Properties = Record<string, string | number | boolean | string[]>;

/** An element of the output. */
export interface ElementNode {
  type: 'element';
  tagName: string;
  properties: Properties;
  children: ContentNode[];
}

/** What an element may hold. */
export type ContentNode = ElementNode | TextNode;

/** The whole output. */
export interface RootNode {
  type: 'root';
  children: ContentNode[];
}

/** Makes an element. */
export function element(tagName: string, properties: Properties = {}, children: ContentNode[] = []): ElementNode {
  return { type: 'element', tagName, properties, children };
}

/** Adds text behind the last child, in the same node where that is text already. */
export function appendText(children: ContentNode[], value: string): void {
  const last = children[children.length - 1];
  if (last?.type === 'text') last.value += value;
  else children.push({ type: 'text', value });
}

/** All text below a node. The depth of output trees is bounded, so this may recurse. */
export function textOf(node: ContentNode): string {
  return node.type === 'text' ? node.value : node.children.map(textOf).join('');
}
