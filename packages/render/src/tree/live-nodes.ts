import { collapsedLength, type Extraction, type Page } from '@pith/core';
import { texAttribute, texOfImage } from './maths.ts';

/** Elements that show something without having text of their own. */
const MEDIA_TAGS: ReadonlySet<string> = new Set(
  'img amp-img iframe video audio embed object noscript script'.split(' '),
);

/** Tells whether a medium shows anything at all. */
export type ShowsSomething = (node: number) => boolean;

/**
 * Which nodes of the page go into the output: those with kept text below them, and media that stand among kept text.
 *
 * A medium stands among kept text when the smallest element around it (or around its figure) that has text is kept by half at
 * least, or when the text before it and the text behind it are both kept. Formulas are media: few extractors take them for text.
 */
export class LiveNodes {
  readonly #page: Page;
  /** Visible characters kept before each node. */
  readonly #keptBefore: Int32Array;
  /** Live media in document order. */
  readonly #media: number[] = [];

  constructor(extraction: Extraction, showsSomething: ShowsSomething) {
    const { page, bounds, kept } = extraction;
    const { nodeCount, tag, textStart, charsBefore } = page;
    this.#page = page;
    this.#keptBefore = new Int32Array(nodeCount + 1);
    const isMedia = page.tagMask(MEDIA_TAGS);
    const maths = page.tagId('math');
    const figure = page.tagId('figure');
    const media: Medium[] = [];
    let undecided = 0;
    let lastKept = false;
    let lastMaths = -1;
    let mathsEnd = 0;
    let openFigure = -1;
    let span = 0;
    let total = 0;
    for (let node = 0; node < nodeCount; node++) {
      const id = tag[node]!;
      if (id === 0) {
        const length = charsBefore[node + 1]! - charsBefore[node]!;
        if (length > 0) {
          const start = textStart[node]!;
          const end = textStart[node + 1]!;
          while (bounds[span + 1]! <= start) span++;
          const keptLength = bounds[span + 1]! >= end ? kept[span]! * length : keptIn(extraction, span, start, end);
          total += keptLength;
          if (node >= mathsEnd) {
            lastKept = keptLength > 0;
            for (; undecided < media.length; undecided++) media[undecided]!.between &&= lastKept;
          }
        }
      } else if (isMedia[id]) {
        // A picture of a formula whose hidden MathML stands beside it: the formula is better.
        const isFormula = texOfImage(page, node) !== undefined;
        const shown = isFormula && lastMaths > page.parent[node]! ? lastMaths : node;
        if (isFormula || !page.isHidden(node)) {
          const inFigure = openFigure >= 0 && node < page.end[openFigure]! ? openFigure : -1;
          media.push({ node: shown, figure: inFigure, between: lastKept });
        }
      } else if (id === figure) openFigure = node;
      else if (id === maths || texAttribute(page, node) !== undefined) {
        if (id === maths) lastMaths = node;
        if (node >= mathsEnd && !page.isHidden(node)) {
          media.push({ node, figure: -1, between: lastKept });
          mathsEnd = page.end[node]!;
        }
      }
      this.#keptBefore[node + 1] = total;
    }
    for (; undecided < media.length; undecided++) media[undecided]!.between = false;
    if (total > 0) this.#chooseMedia(media, showsSomething);
  }

  /** Something at or below the node goes into the output. */
  has(node: number): boolean {
    const end = this.#page.end[node]!;
    if (this.#keptBefore[end]! > this.#keptBefore[node]!) return true;
    const media = this.#media;
    let low = 0;
    let high = media.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (media[middle]! < node) low = middle + 1;
      else high = middle;
    }
    return low < media.length && media[low]! < end;
  }
  /** Visible characters kept below a node. */
  keptChars(node: number): number {
    return this.#keptBefore[this.#page.end[node]!]! - this.#keptBefore[node]!;
  }

  #chooseMedia(media: readonly Medium[], showsSomething: ShowsSomething): void {
    const page = this.#page;
    const isKept = (element: number): boolean => 2 * this.keptChars(element) >= page.charCount(element);
    const hosts = new Map<number, number>();
    for (const { node, figure, between } of media) {
      const isLive =
        between ||
        isKept(hostOf(page, outside(page, node), hosts)) ||
        (figure >= 0 && isKept(hostOf(page, page.parent[figure]!, hosts)));
      if (isLive && showsSomething(node)) this.#media.push(node);
    }
    // A formula shown for its picture stands before it.
    this.#media.sort((a, b) => a - b);
  }
}

interface Medium {
  readonly node: number;
  /** The figure around it, -1 if none. */
  readonly figure: number;
  /** The text before it and the text behind it are kept. */
  between: boolean;
}

/** Visible characters kept in `[start, end)`, from the first span that reaches into it. */
function keptIn({ page, bounds, kept }: Extraction, first: number, start: number, end: number): number {
  let length = 0;
  for (let span = first; span < kept.length && bounds[span]! < end; span++) {
    if (!kept[span]) continue;
    length += collapsedLength(page.text, Math.max(start, bounds[span]!), Math.min(end, bounds[span + 1]!));
  }
  return length;
}

/** How many elements a page may put around a formula alone. */
const MAX_WRAPPERS = 20;

/** The node, or for a formula, which has text of its own, the innermost element around it that has other text, too. */
function outside(page: Page, node: number): number {
  const own = page.charCount(node);
  let host = node;
  for (let up = 0; own > 0 && up < MAX_WRAPPERS && page.charCount(host) === own && page.parent[host]! >= 0; up++) {
    host = page.parent[host]!;
  }
  return host;
}

/** The innermost element from a node upwards that has visible text. Remembers the way, so that all together are linear. */
function hostOf(page: Page, node: number, hosts: Map<number, number>): number {
  const way: number[] = [];
  let host = node;
  while (page.charCount(host) === 0 && page.parent[host]! >= 0) {
    const known = hosts.get(host);
    if (known !== undefined) {
      host = known;
      break;
    }
    way.push(host);
    host = page.parent[host]!;
  }
  for (const step of way) hosts.set(step, host);
  return host;
}
