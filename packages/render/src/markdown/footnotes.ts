import { type ContentNode, type ElementNode, type RootNode, textOf } from '../tree/nodes.ts';

/** What a footnote's number looks like in the text. */
const LABEL = /^[[(]?\s*(?:note\s*)?(\d{1,4}|[a-z]{1,2}|[ivxl]{1,6}|[*†‡§]{1,3})\s*[\])]?$/i;
const NOTE_TAGS: ReadonlySet<string> = new Set(['li', 'p', 'dd']);

/** The footnotes of a tree: which links are numbers of notes, and which elements are the notes. */
export interface Footnotes {
  /** Names of the notes that links lead to. */
  readonly labels: ReadonlyMap<ElementNode, string>;
  /** Names of the notes. */
  readonly notes: ReadonlyMap<ElementNode, string>;
  /** Links in the notes that lead back to the text. */
  readonly backLinks: ReadonlySet<ElementNode>;
}

/**
 * Finds footnotes by their links: a short number that leads forward to an item or a paragraph, if the number is raised or the
 * note leads back to it.
 */
export function findFootnotes(root: RootNode): Footnotes {
  const labels = new Map<ElementNode, string>();
  const notes = new Map<ElementNode, string>();
  const backLinks = new Set<ElementNode>();
  const { links, targets, linksTo, parents } = collect(root);
  const names = new Set<string>();
  for (const link of links) {
    const label = LABEL.exec(textOf(link).trim())?.[1];
    const target = targets.get(fragmentOf(link));
    const note = target && around(target, parents).find(({ tagName }) => NOTE_TAGS.has(tagName));
    if (label === undefined || note === undefined) continue;
    const outer = around(link, parents);
    const isBehind = backLinks.has(link) || outer.includes(note) || outer.some((element) => notes.has(element));
    if (isBehind || before(note, link, parents)) continue;
    const back = outer
      .flatMap(({ properties }) => linksTo.get(String(properties.id ?? '')) ?? [])
      .filter((candidate) => around(candidate, parents).includes(note));
    const isRaised = outer.some(({ tagName }) => tagName === 'sup') || link.children.some(isRaisedNode);
    if (!isRaised && back.length === 0) continue;
    if (!notes.has(note)) {
      let name = /^[\w-]+$/.test(label) ? label : String(notes.size + 1);
      while (names.has(name)) name += '-2';
      names.add(name);
      notes.set(note, name);
    }
    labels.set(link, notes.get(note)!);
    for (const one of back) backLinks.add(one);
  }
  return { labels, notes, backLinks };
}

const isRaisedNode = (node: ContentNode): boolean => node.type === 'element' && node.tagName === 'sup';

function fragmentOf({ properties }: ElementNode): string {
  const href = String(properties.href ?? '');
  return href.startsWith('#') ? decodeURIComponent(href.slice(1)) : '';
}

/** Where an element stands: its parent and its number in document order. */
type Parents = ReadonlyMap<ElementNode, { readonly parent: ElementNode | undefined; readonly order: number }>;

/** An element and those around it, innermost first. */
function around(element: ElementNode, parents: Parents): ElementNode[] {
  const found: ElementNode[] = [];
  for (let at: ElementNode | undefined = element; at !== undefined; at = parents.get(at)?.parent) found.push(at);
  return found;
}

const before = (a: ElementNode, b: ElementNode, parents: Parents): boolean =>
  parents.get(a)!.order < parents.get(b)!.order;

function collect(root: RootNode) {
  const links: ElementNode[] = [];
  const targets = new Map<string, ElementNode>();
  const linksTo = new Map<string, ElementNode[]>();
  const parents = new Map<ElementNode, { parent: ElementNode | undefined; order: number }>();
  const visit = (nodes: readonly ContentNode[], parent: ElementNode | undefined): void => {
    for (const node of nodes) {
      if (node.type === 'text') continue;
      parents.set(node, { parent, order: parents.size });
      const { id, href } = node.properties;
      if (typeof id === 'string') targets.set(id, node);
      if (typeof href === 'string' && href.startsWith('#')) {
        const fragment = fragmentOf(node);
        const others = linksTo.get(fragment);
        links.push(node);
        if (others === undefined) linksTo.set(fragment, [node]);
        else others.push(node);
      }
      visit(node.children, node);
    }
  };
  if (root.children.some(hasLocalLink)) visit(root.children, undefined);
  return { links, targets, linksTo, parents };
}

function hasLocalLink(node: ContentNode): boolean {
  if (node.type === 'text') return false;
  const { href } = node.properties;
  return (typeof href === 'string' && href.startsWith('#')) || node.children.some(hasLocalLink);
}
