import type { ElementNode } from './nodes.ts';

/** Keeps ids of the page from naming anything in the scripts of the document that shows the output. */
const PREFIX = 'pith-';

/** Ids of the page and the links to them: those that meet in the output stay, under names of our own. */
export class Anchors {
  readonly #targets: Map<string, ElementNode> = new Map();
  readonly #links: { link: ElementNode; fragment: string }[] = [];
  /** Ids whose element is not in the output; they go to the next one made. */
  #waiting: string[] = [];

  wait(id: string | undefined): void {
    if (id) this.#waiting.push(id);
  }
  /** An element was made: ids that wait are its own. */
  attach(made: ElementNode): void {
    if (this.#waiting.length === 0) return;
    for (const id of this.#waiting) this.name(id, made);
    this.#waiting = [];
  }
  name(id: string | undefined, made: ElementNode): void {
    if (id && !this.#targets.has(id)) this.#targets.set(id, made);
  }
  link(link: ElementNode, fragment: string): void {
    this.#links.push({ link, fragment });
  }

  /** Connects links and targets. A link whose target is not in the output keeps the address it has. */
  finish(): void {
    for (const { link, fragment } of this.#links) {
      const target = this.#targets.get(fragment);
      if (target === undefined) continue;
      target.properties.id ??= fragment.startsWith(PREFIX) ? fragment : PREFIX + fragment;
      link.properties.href = `#${encodeURIComponent(String(target.properties.id))}`;
    }
  }
}
