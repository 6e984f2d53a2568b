import type { ContentNode, Properties, RootNode } from '../tree/nodes.ts';

const ATTRIBUTE_NAMES: ReadonlyMap<string, string> = new Map([
  ['className', 'class'],
  ['colSpan', 'colspan'],
  ['dateTime', 'datetime'],
  ['rowSpan', 'rowspan'],
]);
const VOID_TAGS: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

/** Writes a tree as HTML. Every text and value is escaped; the tree holds no raw text elements. */
export function serialise({ children }: RootNode): string {
  const parts: string[] = [];
  for (const child of children) write(child, parts);
  return parts.join('');
}

/** The depth of output trees is bounded, so this may recurse. */
function write(node: ContentNode, parts: string[]): void {
  if (node.type === 'text') {
    parts.push(escapeText(node.value));
    return;
  }
  const { tagName, properties, children } = node;
  parts.push('<', tagName);
  writeAttributes(properties, parts);
  parts.push('>');
  if (VOID_TAGS.has(tagName)) return;
  for (let i = 0; i < children.length; i++) write(children[i]!, parts);
  parts.push('</', tagName, '>');
}

function writeAttributes(properties: Properties, parts: string[]): void {
  for (const name in properties) {
    const value = properties[name]!;
    parts.push(' ', ATTRIBUTE_NAMES.get(name) ?? name);
    if (value !== true) parts.push('="', escapeValue(Array.isArray(value) ? value.join(' ') : String(value)), '"');
  }
}

function escapeText(text: string): string {
  return /[&<>]/.test(text) ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') : text;
}

function escapeValue(value: string): string {
  return /[&<>"]/.test(value) ? escapeText(value).replaceAll('"', '&quot;') : value;
}
