import { texOf } from '../tree/maths.ts';
import { type ContentNode, type ElementNode, type RootNode, textOf } from '../tree/nodes.ts';
import { type Footnotes, findFootnotes } from './footnotes.ts';
import { mathmlToTex } from './mathml-to-tex.ts';
import type { Flow, Item, Phrasing, Root } from './mdast.ts';
import { toPhrasing } from './phrasing.ts';
import { tableOf } from './tables.ts';
import { displayMaths } from './text-maths.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const FLOW_TAGS = words(
  'p h1 h2 h3 h4 h5 h6 ul ol dl dt dd blockquote pre hr table figure figcaption details summary div',
);

/** The tree of the output as mdast. Its depth is bounded, so this may recurse. */
export function toMdast(root: RootNode): Root {
  return { type: 'root', children: new Converter(findFootnotes(root)).flow(root.children) };
}

class Converter {
  readonly #footnotes: Footnotes;

  constructor(footnotes: Footnotes) {
    this.#footnotes = footnotes;
  }

  /** Blocks, and runs of words between them as paragraphs. */
  flow(nodes: readonly ContentNode[]): Flow[] {
    const out: Flow[] = [];
    for (let i = 0; i < nodes.length; ) {
      const start = i;
      while (i < nodes.length && !isFlow(nodes[i]!)) i++;
      if (i > start) out.push(...this.#paragraph(nodes.slice(start, i)));
      else out.push(...this.#block(nodes[i++] as ElementNode));
    }
    return out;
  }

  #block(node: ElementNode): Flow[] {
    const { tagName, children } = node;
    if (this.#footnotes.dropped.has(node)) return [];
    const label = this.#footnotes.notes.get(node);
    if (label !== undefined && tagName === 'p') return [this.#note(label, children)];
    switch (tagName) {
      case 'p':
      case 'figcaption':
        return this.#paragraph(children);
      case 'blockquote':
        return [{ type: 'blockquote', children: this.flow(children) }];
      case 'ul':
      case 'ol':
        return this.#lists(node);
      case 'dl':
        return this.#definitions(children);
      case 'pre':
        return [listing(node)];
      case 'hr':
        return [{ type: 'thematicBreak' }];
      case 'table':
        return tableOf(node, (cell) => this.#phrasing(cell).map(inCell));
    }
    const level = /^h([1-6])$/.exec(tagName)?.[1];
    if (level === undefined) return this.flow(children);
    const depth = Number(level) as 1 | 2 | 3 | 4 | 5 | 6;
    return [{ type: 'heading', depth, children: this.#phrasing(children).map(inHeading) }];
  }

  #paragraph(nodes: readonly ContentNode[]): Flow[] {
    const [only] = nodes;
    if (nodes.length === 1 && only!.type === 'element' && only!.properties.display === 'block') {
      return [{ type: 'math', value: texOf(only as ElementNode) ?? mathmlToTex(only!) }];
    }
    if (nodes.length === 1 && only!.type === 'text') {
      const value = displayMaths(only!.value);
      if (value !== undefined) return [{ type: 'math', value }];
    }
    const children = this.#phrasing(nodes);
    return children.length === 0 ? [] : [{ type: 'paragraph', children }];
  }

  #phrasing(nodes: readonly ContentNode[]): Phrasing[] {
    const { labels, dropped } = this.#footnotes;
    return trim(
      toPhrasing(nodes, (element) => {
        const label = labels.get(element);
        if (label !== undefined) return [{ type: 'footnoteReference', identifier: label, label }];
        return dropped.has(element) ? [] : undefined;
      }),
    );
  }

  #note(label: string, nodes: readonly ContentNode[]): Flow {
    return { type: 'footnoteDefinition', identifier: label, label, children: this.flow(nodes) };
  }

  /** A list, and footnotes out of it. Where the numbers jump another list begins. */
  #lists(list: ElementNode): Flow[] {
    const ordered = list.tagName === 'ol';
    const out: Flow[] = [];
    let items: Item[] = [];
    let start = Number(list.properties.start ?? 1);
    const finish = (): void => {
      if (items.length === 0) return;
      const spread = items.some((item) => item.spread);
      out.push({ type: 'list', ordered, spread, children: items, ...(ordered ? { start: Math.max(start, 0) } : {}) });
      items = [];
    };
    for (const item of list.children) {
      if (item.type === 'text') continue;
      const label = this.#footnotes.notes.get(item);
      if (label !== undefined) {
        finish();
        out.push(this.#note(label, item.children));
        continue;
      }
      if (item.properties.value !== undefined) {
        finish();
        start = Number(item.properties.value);
      }
      const children = this.flow(item.children);
      items.push({ type: 'listItem', spread: children.slice(1).some(({ type }) => type !== 'list'), children });
    }
    finish();
    return out;
  }

  /** Terms and their descriptions: Markdown has no list of them, so one item for each group. */
  #definitions(nodes: readonly ContentNode[]): Flow[] {
    const items: Item[] = [];
    const notes: Flow[] = [];
    let last = 'dd';
    for (const node of nodes) {
      if (node.type === 'text') continue;
      const label = this.#footnotes.notes.get(node);
      if (label !== undefined) {
        notes.push(this.#note(label, node.children));
        continue;
      }
      const isTerm = node.tagName === 'dt';
      if (items.length === 0 || (isTerm && last === 'dd')) items.push({ type: 'listItem', spread: true, children: [] });
      const { children } = items[items.length - 1]!;
      if (!isTerm) children.push(...this.flow(node.children));
      else
        children.push({ type: 'paragraph', children: [{ type: 'strong', children: this.#phrasing(node.children) }] });
      last = node.tagName;
    }
    const list: Flow[] = items.length === 0 ? [] : [{ type: 'list', ordered: false, spread: true, children: items }];
    return [...list, ...notes];
  }
}

const isFlow = (node: ContentNode): boolean => node.type === 'element' && FLOW_TAGS.has(node.tagName);

function listing(pre: ElementNode): Flow {
  const [code] = pre.children;
  const classes = code?.type === 'element' ? code.properties.className : undefined;
  const language = Array.isArray(classes) ? classes[0]!.replace('language-', '') : null;
  const value = textOf(pre);
  return language === 'math' ? { type: 'math', value } : { type: 'code', lang: language, value };
}

/** Without the blanks that stood beside a link that was left out. */
function trim(nodes: Phrasing[]): Phrasing[] {
  const [first] = nodes;
  const last = nodes[nodes.length - 1];
  if (first?.type === 'text') first.value = first.value.trimStart();
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return nodes.filter((node) => node.type !== 'text' || node.value !== '');
}

/** A heading is one line. */
function inHeading(node: Phrasing): Phrasing {
  return node.type === 'break' ? { type: 'text', value: ' ' } : node;
}

/** A row is one line: readers of GFM know `<br>`. */
function inCell(node: Phrasing): Phrasing {
  return node.type === 'break' ? { type: 'html', value: '<br>' } : node;
}
