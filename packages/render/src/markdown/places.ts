import type { ContentNode, ElementNode, RootNode } from '../tree/nodes.ts';

/** Where an element stands: its parent and its number in document order. */
export type Parents = ReadonlyMap<ElementNode, { readonly parent: ElementNode | undefined; readonly order: number }>;

/** What footnotes are found by. */
export interface Places {
  readonly parents: Parents;
  /** Links to parts of the page. */
  readonly links: readonly ElementNode[];
  /** The same by the id that they lead to. */
  readonly linksTo: ReadonlyMap<string, readonly ElementNode[]>;
  readonly targets: ReadonlyMap<string, ElementNode>;
  /** Raised or bold text without a link, and the text right before it. */
  readonly raised: readonly { readonly mark: ElementNode; readonly before: string }[];
  siblingsOf(element: ElementNode): readonly ContentNode[];
}

const RAISED_TAGS: ReadonlySet<string> = new Set(['sup', 'b', 'strong']);

/** Looks through a tree once. Output trees are never deep, so this may recurse. */
export function placesOf(root: RootNode): Places {
  const links: ElementNode[] = [];
  const targets = new Map<string, ElementNode>();
  const linksTo = new Map<string, ElementNode[]>();
  const raised: { mark: ElementNode; before: string }[] = [];
  const parents = new Map<ElementNode, { parent: ElementNode | undefined; order: number }>();
  const visit = (nodes: readonly ContentNode[], parent: ElementNode | undefined): void => {
    let before = '';
    for (const node of nodes) {
      if (node.type === 'text') {
        before = node.value;
        continue;
      }
      parents.set(node, { parent, order: parents.size });
      const { id, href } = node.properties;
      if (typeof id === 'string') targets.set(id, node);
      if (typeof href === 'string' && href.startsWith('#')) {
        const fragment = decodeURIComponent(href.slice(1));
        const others = linksTo.get(fragment);
        links.push(node);
        if (others === undefined) linksTo.set(fragment, [node]);
        else others.push(node);
      }
      if (RAISED_TAGS.has(node.tagName) && node.children.every(({ type }) => type === 'text'))
        raised.push({ mark: node, before });
      before = '';
      visit(node.children, node);
    }
  };
  visit(root.children, undefined);
  return {
    parents,
    links,
    linksTo,
    targets,
    raised,
    siblingsOf: (element) => parents.get(element)?.parent?.children ?? root.children,
  };
}

/** An element and those around it, innermost first. */
export function around(element: ElementNode, parents: Parents): ElementNode[] {
  const found: ElementNode[] = [];
  for (let at: ElementNode | undefined = element; at !== undefined; at = parents.get(at)?.parent) found.push(at);
  return found;
}
