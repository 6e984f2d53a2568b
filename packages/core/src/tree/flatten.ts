import type { Token } from 'parse5';
import { collapsedLength } from '../characters.ts';
import { LINK_TAGS, TEXTLESS_TAGS, UNCOUNTED_TAGS } from '../tags.ts';
import { NodeType, type TreeLinks } from './tree-links.ts';

/** Bits of the `flags` column. */
export const NodeFlag = { hidden: 1, link: 2, noscript: 4, uncounted: 8 } as const;

/** The tree in document order: what a page is made of before hidden text is decided. */
export interface FlatTree {
  readonly nodeCount: number;
  readonly tagNames: readonly string[];
  readonly tag: Int32Array;
  readonly parent: Int32Array;
  readonly end: Int32Array;
  readonly textStart: Int32Array;
  readonly flags: Uint8Array;
  /** White-space-collapsed length of each text node, 0 for elements. */
  readonly length: Int32Array;
  readonly attributes: readonly (readonly Token.Attribute[])[];
  readonly raw: ReadonlyMap<number, string>;
  readonly text: string;
  /** Number of each node in the tree it came from (the parser's, or the live document's). */
  readonly origin: Int32Array;
}

/** What else a tag name means for the walk, besides the flags it sets. */
const TEXTLESS = 16;

/** Character data kept for later readers: metadata, lazy images, maths. Program code and styles are not. */
const RAW_TAGS: ReadonlySet<string> = new Set(['annotation', 'noscript', 'textarea', 'title']);
const keepsRaw = (name: string, attributes: readonly Token.Attribute[]): boolean =>
  RAW_TAGS.has(name) ||
  (name === 'script' && attributes.some(({ name, value }) => name === 'type' && /json|math/i.test(value)));

/**
 * Lays the parsed tree out in document order.
 *
 * Comments, doctypes, SVG internals and inert template content are left out; `expanded` holds the `noscript` elements whose
 * parsed content stands in their place.
 */
export function flattenTree(tree: TreeLinks, root: number, expanded: ReadonlySet<number>): FlatTree {
  const capacity = tree.type.length;
  const tag = new Int32Array(capacity);
  const parent = new Int32Array(capacity);
  const end = new Int32Array(capacity);
  const textStart = new Int32Array(capacity + 1);
  const flags = new Uint8Array(capacity);
  const length = new Int32Array(capacity);
  const origin = new Int32Array(capacity);
  const attributes: (readonly Token.Attribute[])[] = [];
  const raw = new Map<number, string>();
  const texts: string[] = [];
  const tagNames = ['#text'];
  const tagIds = new Map<string, number>();
  const traits = [0];
  let count = 0;
  let offset = 0;

  const idOf = (name: string): number => {
    let id = tagIds.get(name);
    if (id === undefined) {
      id = tagNames.length;
      tagIds.set(name, id);
      tagNames.push(name);
      traits.push(
        (LINK_TAGS.has(name) ? NodeFlag.link : 0) |
          (TEXTLESS_TAGS.has(name) ? TEXTLESS : 0) |
          (UNCOUNTED_TAGS.has(name) ? NodeFlag.uncounted : 0),
      );
    }
    return id;
  };

  // Flat index of the innermost open element, -1 above the root; `cursor` walks the parser's links.
  let open = -1;
  let textless = 0;
  let cursor = root;
  walk: while (cursor !== 0) {
    const type = tree.type[cursor];
    let descend = 0;
    if (type === NodeType.element) {
      const name = tree.value[cursor]!;
      const nodeAttributes = tree.attributes[cursor]!;
      const node = count++;
      const id = idOf(name);
      const trait = traits[id]!;
      const inherited = open < 0 ? 0 : flags[open]! & (NodeFlag.link | NodeFlag.noscript);
      tag[node] = id;
      parent[node] = open;
      textStart[node] = offset;
      origin[node] = cursor;
      attributes.push(nodeAttributes);
      flags[node] = inherited | (trait & ~TEXTLESS);
      descend = tree.firstChild[cursor]!;
      if (trait & TEXTLESS) {
        if (name === 'template') {
          const shadow = nodeAttributes.some((attribute) => attribute.name === 'shadowrootmode');
          descend = shadow ? tree.firstChild[tree.content.get(cursor) ?? 0]! : 0;
        } else if (name === 'noscript' && expanded.has(cursor)) {
          flags[node] = flags[node]! | NodeFlag.noscript;
        } else if (name === 'head') {
          if (descend !== 0) textless++;
        } else {
          if (descend !== 0 && tree.type[descend] === NodeType.text && keepsRaw(name, nodeAttributes)) {
            raw.set(node, tree.value[descend]!);
          }
          descend = 0;
        }
      }
      if (descend !== 0) open = node;
      else end[node] = count;
    } else if (type === NodeType.text && textless === 0 && open >= 0) {
      const data = tree.value[cursor]!;
      const node = count++;
      parent[node] = open;
      end[node] = count;
      textStart[node] = offset;
      length[node] = collapsedLength(data);
      flags[node] = flags[open]! & (NodeFlag.link | NodeFlag.noscript);
      origin[node] = cursor;
      attributes.push(tree.attributes[cursor]!);
      texts.push(data);
      offset += data.length;
    } else if (type === NodeType.document) {
      descend = tree.firstChild[cursor]!;
    }
    if (descend !== 0) {
      cursor = descend;
      continue;
    }
    // Climb until a node has a next sibling, closing elements on the way.
    while (tree.next[cursor] === 0) {
      if (open < 0) break walk;
      end[open] = count;
      cursor = origin[open]!;
      if (tagNames[tag[open]!] === 'head') textless--;
      open = parent[open]!;
    }
    cursor = tree.next[cursor]!;
  }
  textStart[count] = offset;
  return {
    nodeCount: count,
    tagNames,
    tag: tag.slice(0, count),
    parent: parent.slice(0, count),
    end: end.slice(0, count),
    textStart: textStart.slice(0, count + 1),
    flags: flags.slice(0, count),
    length: length.slice(0, count),
    attributes,
    raw,
    text: texts.join(''),
    origin: origin.slice(0, count),
  };
}
