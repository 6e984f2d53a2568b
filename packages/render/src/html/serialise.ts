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
  return children.map(nodeToHtml).join('');
}

/** The depth of output trees is bounded, so this may recurse. */
function nodeToHtml(node: ContentNode): string {
  if (node.type === 'text') return escapeText(node.value);
  const { tagName, properties, children } = node;
  let html = `<${tagName}${attributes(properties)}>`;
  if (VOID_TAGS.has(tagName)) return html;
  for (let i = 0; i < children.length; i++) html += nodeToHtml(children[i]!);
  return `${html}</${tagName}>`;
}

function attributes(properties: Properties): string {
  let html = '';
  for (const name in properties) {
    const value = properties[name]!;
    html += ` ${ATTRIBUTE_NAMES.get(name) ?? name}`;
    if (value !== true) html += `="${escapeValue(Array.isArray(value) ? value.join(' ') : String(value))}"`;
  }
  return html;
}

function escapeText(text: string): string {
  return /[&<>]/.test(text) ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') : text;
}

function escapeValue(value: string): string {
  return /[&<>"]/.test(value) ? escapeText(value).replaceAll('"', '&quot;') : value;
}
