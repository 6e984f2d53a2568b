import { texOf } from '../tree/maths.ts';
import { type ContentNode, type ElementNode, textOf } from '../tree/nodes.ts';
import { mathmlToTex } from './mathml-to-tex.ts';
import type { Phrasing } from './mdast.ts';
import { splitLinks } from './text-links.ts';
import { splitMaths } from './text-maths.ts';

/** Inline elements that Markdown has no sign for but readers of Markdown know as HTML. */
const HTML_TAGS: ReadonlySet<string> = new Set(['rp', 'rt', 'ruby', 'sub', 'sup']);
const MARKS: ReadonlyMap<string, 'strong' | 'emphasis' | 'delete'> = new Map([
  ['b', 'strong'],
  ['strong', 'strong'],
  ['em', 'emphasis'],
  ['i', 'emphasis'],
  ['del', 'delete'],
  ['s', 'delete'],
]);

/** What stands for an element that belongs to a footnote: its number, or nothing for the way back. `undefined` for others. */
export type FindFootnote = (element: ElementNode) => Phrasing[] | undefined;

/** The words of a paragraph, heading or cell as mdast. */
export function toPhrasing(nodes: readonly ContentNode[], findFootnote: FindFootnote): Phrasing[] {
  return nodesToPhrasing(nodes, findFootnote, new Set());
}

function nodesToPhrasing(nodes: readonly ContentNode[], findFootnote: FindFootnote, open: Set<string>): Phrasing[] {
  const out: Phrasing[] = [];
  for (const node of nodes) for (const made of one(node, findFootnote, open)) append(out, made);
  return out;
}

function one(node: ContentNode, findFootnote: FindFootnote, open: Set<string>): Phrasing[] {
  if (node.type === 'text') {
    const split = splitMaths(node.value);
    return open.has('link') ? split : split.flatMap((part) => (part.type === 'text' ? splitLinks(part.value) : part));
  }
  const { tagName, properties, children } = node;
  const footnote = findFootnote(node);
  if (footnote !== undefined) return footnote;
  const inside = (): Phrasing[] => nodesToPhrasing(children, findFootnote, open);
  const mark = MARKS.get(tagName);
  if (mark !== undefined) {
    // One sign is enough for <b><strong>.
    if (open.has(mark)) return inside();
    open.add(mark);
    const made: Phrasing[] = [{ type: mark, children: inside() }];
    open.delete(mark);
    return made;
  }
  switch (tagName) {
    case 'a': {
      const url = String(properties.href);
      // Markdown has no anchors of its own to lead to.
      if (url.startsWith('#')) return inside();
      open.add('link');
      const made: Phrasing[] = [{ type: 'link', url, children: inside() as never }];
      open.delete('link');
      return made;
    }
    case 'br':
      return [{ type: 'break' }];
    case 'code':
    case 'kbd':
    case 'samp':
      if (Array.isArray(properties.className)) return [{ type: 'inlineMath', value: textOf(node) }];
      return children.every((child) => child.type === 'text' || child.tagName !== 'img')
        ? [{ type: 'inlineCode', value: textOf(node) }]
        : inside();
    case 'img':
      return [{ type: 'image', url: String(properties.src), alt: String(properties.alt) }];
    case 'math':
      return [{ type: 'inlineMath', value: texOf(node) ?? mathmlToTex(node) }];
  }
  const made = inside();
  const isReference = tagName === 'sup' && made.length === 1 && made[0]!.type === 'footnoteReference';
  if (made.length === 0 || isReference || !HTML_TAGS.has(tagName)) return made;
  return [{ type: 'html', value: `<${tagName}>` }, ...made, { type: 'html', value: `</${tagName}>` }];
}

/** Adds a node; two neighbours of one kind become one, because their signs would run together. */
function append(out: Phrasing[], node: Phrasing): void {
  const last = out[out.length - 1];
  if (last?.type === 'text' && node.type === 'text') last.value += node.value;
  else if (last?.type === 'inlineCode' && node.type === 'inlineCode') last.value += node.value;
  else if (last?.type === 'inlineMath' && node.type === 'inlineMath') last.value += ` ${node.value}`;
  else if (
    (last?.type === 'strong' && node.type === 'strong') ||
    (last?.type === 'emphasis' && node.type === 'emphasis') ||
    (last?.type === 'delete' && node.type === 'delete')
  ) {
    for (const child of node.children) append(last.children, child);
  } else out.push(node);
}
