import { appendText, type ContentNode, type ElementNode, element, type Properties } from './nodes.ts';

/** An inline element that text is wanted in; made when the text comes, in each paragraph that has some. */
export interface Format {
  readonly tagName: string;
  readonly properties: Properties;
  /** Told of each element made. */
  readonly made?: (element: ElementNode) => void;
}

/**
 * Writes the text of one paragraph, heading or cell after the other.
 *
 * Blanks stand outside formatting (`a <b>c</b>`, never `a<b> c</b>`), line breaks only between words, and an inline element
 * exists only where it has content.
 */
export class InlineRun {
  /** Formatting at the current place, outermost first. */
  wanted: readonly Format[] = [];
  readonly #open: { format: Format; element: ElementNode }[] = [];
  #children: ContentNode[] | undefined;
  /** White space, or something dropped, stands before the next word. */
  blank = false;
  /** Line breaks before the next word. */
  breaks = 0;

  get isOpen(): boolean {
    return this.#children !== undefined;
  }
  start(children: ContentNode[]): void {
    this.#children = children;
  }
  end(): void {
    this.#children = undefined;
    this.#open.length = 0;
    this.blank = false;
    this.breaks = 0;
  }

  text(value: string): void {
    appendText(this.#place(), value);
  }
  atom(node: ElementNode): void {
    this.#place().push(node);
  }

  /** The list of children that the next word belongs into; what separates it from the last word is written. */
  #place(): ContentNode[] {
    const { wanted } = this;
    const open = this.#open;
    let same = 0;
    while (same < open.length && open[same]!.format === wanted[same]) same++;
    open.length = same;
    let children = same > 0 ? open[same - 1]!.element.children : this.#children!;
    if (this.#children!.length > 0) {
      const last = children[children.length - 1];
      // A heading in a summary ends its line itself.
      const afterHeading = last?.type === 'element' && /^h[1-6]$/.test(last.tagName);
      if (this.breaks > 0 && !afterHeading) children.push(element('br'));
      else if (this.blank && !afterHeading) appendText(children, ' ');
    }
    this.blank = false;
    this.breaks = 0;
    for (; same < wanted.length; same++) {
      const format = wanted[same]!;
      const made = element(format.tagName, { ...format.properties });
      format.made?.(made);
      children.push(made);
      open.push({ format, element: made });
      children = made.children;
    }
    return children;
  }
}
