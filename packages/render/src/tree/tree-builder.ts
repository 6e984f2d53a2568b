import { InlineRun } from './inline-run.ts';
import { type ContentNode, type ElementNode, element, type Properties, type RootNode } from './nodes.ts';

/** Deeper elements are left out, their content stays. Browsers stop at 512; whoever reads the tree may recurse. */
export const MAX_DEPTH = 100;

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Hold text directly, blocks inside become lines. */
const BARE_TAGS = words('h1 h2 h3 h4 h5 h6 dt summary figcaption caption');
const HEADING_TAGS = words('h1 h2 h3 h4 h5 h6');
const LIST_TAGS = words('ul ol');
const ROW_GROUP_TAGS = words('thead tbody tfoot');
const CELL_TAGS = words('td th');
/** Hold one paragraph as bare text. */
const TIGHT_TAGS = words('li dd td th');

/** The only places of elements that cannot stand anywhere. */
const PARENT_TAGS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['figcaption', words('figure')],
  ['summary', words('details')],
  ['caption', words('table')],
]);

/** Implied elements that end where such an element begins. */
const IMPLIED_PARTS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['li', words('li')],
  ['dt', words('dd')],
  ['dd', words('dd')],
  ['td', words('td')],
  ['th', words('td')],
  ['tr', words('td tr')],
  ['thead', words('td tr tbody')],
  ['tbody', words('td tr tbody')],
  ['tfoot', words('td tr tbody')],
]);
/** What holds an item that stands alone. */
const LIST_OF: ReadonlyMap<string, string> = new Map([
  ['li', 'ul'],
  ['dt', 'dl'],
  ['dd', 'dl'],
]);

interface Frame {
  readonly element: ElementNode | RootNode;
  readonly name: string;
  /** Made because the content needed it, not because the page has it. */
  readonly implied: boolean;
  /** A rule stands before the next block. */
  rule: boolean;
  readonly lang: string;
  readonly dir: string;
}

/**
 * Builds a valid tree from blocks and words in the order of the page, whatever they were nested in: text in paragraphs, items in
 * lists, cells in rows, formatting inside blocks and never around them, nothing empty.
 */
export class TreeBuilder {
  readonly root: RootNode = { type: 'root', children: [] };
  readonly run: InlineRun = new InlineRun();
  /** Language and direction at the current place. */
  lang: string;
  dir = 'ltr';
  readonly #frames: Frame[];
  readonly #onMade: (made: ElementNode) => void;

  /** `lang` is the language of the whole page, which needs no mention; `onMade` gets every block, before it has content. */
  constructor(lang: string, onMade: (made: ElementNode) => void) {
    this.lang = lang;
    this.#onMade = onMade;
    this.#frames = [{ element: this.root, name: '', implied: false, rule: false, lang, dir: 'ltr' }];
  }

  get #top(): Frame {
    return this.#frames[this.#frames.length - 1]!;
  }

  get inHeading(): boolean {
    return HEADING_TAGS.has(this.#top.name);
  }

  /** Opens an element and returns a mark to close it with, or -1 if it cannot stand here and only its content goes on. */
  open(name: string, properties: Properties = {}): number {
    this.boundary();
    if (this.#frames.length >= MAX_DEPTH) return -1;
    const parents = PARENT_TAGS.get(name);
    if (parents !== undefined && !parents.has(this.#top.name)) return name === 'figcaption' ? this.#openCaption() : -1;
    const inside = this.#top.name;
    if (BARE_TAGS.has(inside) && !(inside === 'summary' && HEADING_TAGS.has(name))) return -1;
    if (inside === 'th' && HEADING_TAGS.has(name)) return -1;
    this.#makeRoomFor(name);
    this.#push(name, properties, false);
    return this.#frames.length - 1;
  }

  /** Closes an element and everything implied inside it. */
  close(mark: number): void {
    this.boundary();
    if (mark >= 0) while (this.#frames.length > mark) this.#pop();
  }

  /** The edge of a block: the paragraph ends. */
  boundary(): void {
    const { run } = this;
    if (!BARE_TAGS.has(this.#top.name)) run.end();
    else if (HEADING_TAGS.has(this.#top.name)) run.blank = true;
    else run.breaks = 1;
  }

  text(value: string): void {
    this.#startRun();
    this.run.text(value);
  }
  /** An element that stands in a line: an image, a formula, a link. */
  atom(node: ElementNode): void {
    this.#startRun();
    this.run.atom(node);
  }
  /** Content of the element just opened, as it stands. */
  add(children: readonly ContentNode[]): void {
    this.#top.element.children.push(...children);
  }
  lineBreak(): void {
    if (this.run.isOpen) this.run.breaks++;
  }
  /** A thematic break between two blocks. */
  rule(): void {
    this.boundary();
    this.#top.rule = true;
  }

  finish(): RootNode {
    this.close(1);
    return this.root;
  }

  #startRun(): void {
    const { run } = this;
    const isBare = BARE_TAGS.has(this.#top.name);
    if (run.breaks > 1 && !isBare) run.end();
    if (run.isOpen) return;
    if (isBare) {
      run.start(this.#top.element.children);
      return;
    }
    this.#makeRoomFor('p');
    // The paragraph of an item or a cell may go: what is named is the item.
    const { element: around, name } = this.#top;
    const isTight = around.type === 'element' && TIGHT_TAGS.has(name) && around.children.length === 0;
    if (isTight) this.#onMade(around);
    const paragraph = this.#make('p', {});
    this.#append(paragraph);
    run.end();
    run.start(paragraph.children);
  }

  /** Opens and closes what an element needs around it. */
  #makeRoomFor(name: string): void {
    if (PARENT_TAGS.has(name)) return;
    const impliedParts = IMPLIED_PARTS.get(name);
    while (this.#top.implied && impliedParts?.has(this.#top.name)) this.#pop();
    for (;;) {
      const { name: inside, implied } = this.#top;
      if (LIST_TAGS.has(inside)) {
        if (name === 'li') return;
        if (implied) this.#pop();
        else if (!LIST_TAGS.has(name) || !this.#reopenLast('li')) this.#push('li', {}, true);
      } else if (inside === 'dl') {
        if (name === 'dt' || name === 'dd') return;
        if (implied) this.#pop();
        else if (!this.#reopenLast('dd')) this.#push('dd', {}, true);
      } else if (inside === 'table') {
        if (ROW_GROUP_TAGS.has(name)) return;
        this.#push('tbody', {}, true);
      } else if (ROW_GROUP_TAGS.has(inside)) {
        if (name === 'tr') return;
        this.#push('tr', {}, true);
      } else if (inside === 'tr') {
        if (CELL_TAGS.has(name)) return;
        this.#push('td', {}, true);
      } else {
        const list = LIST_OF.get(name);
        if (list === undefined) return;
        this.#push(list, {}, true);
      }
    }
  }

  /** A caption that stands behind its figure goes into it. */
  #openCaption(): number {
    const { element: around, rule } = this.#top;
    const figure = around.children[around.children.length - 1];
    const isFree = figure?.type === 'element' && figure.children.every((part) => !isElement(part, 'figcaption'));
    if (rule || !isFree || !this.#reopenLast('figure')) return -1;
    const mark = this.#frames.length - 1;
    this.#push('figcaption', {}, false);
    return mark;
  }

  /** Goes on inside the last child, if it is such an element. */
  #reopenLast(name: string): boolean {
    const { children } = this.#top.element;
    const last = children[children.length - 1];
    if (!isElement(last, name)) return false;
    children.pop();
    const [first] = last.children;
    // It was closed with its paragraph unwrapped; more may follow now.
    if (first !== undefined && isPhrasing(first)) wrapPhrasing(last);
    const { lang, dir } = this.#top;
    this.#frames.push({ element: last, name, implied: true, rule: false, lang, dir });
    return true;
  }

  #push(name: string, properties: Properties, implied: boolean): void {
    this.run.end();
    const { lang, dir } = this;
    this.#frames.push({ element: this.#make(name, properties), name, implied, rule: false, lang, dir });
  }

  /** Makes an element that names its language and direction where they are not those around it. */
  #make(name: string, properties: Properties): ElementNode {
    const { lang, dir } = this.#top;
    const made = element(name, properties);
    if (this.lang !== lang) made.properties.lang = this.lang;
    if (this.dir !== dir) made.properties.dir = this.dir;
    this.#onMade(made);
    return made;
  }

  #pop(): void {
    const { element: done, name } = this.#frames.pop()!;
    if (done.type === 'root') return;
    if (TIGHT_TAGS.has(name)) unwrapParagraph(done);
    else if (name === 'figure') unwrapImages(done);
    if (done.children.length > 0 || CELL_TAGS.has(name)) this.#append(done);
    this.run.end();
  }

  #append(node: ElementNode): void {
    const top = this.#top;
    const { children } = top.element;
    if (top.rule && children.length > 0 && !LIST_TAGS.has(top.name)) children.push(element('hr'));
    top.rule = false;
    children.push(node);
  }
}

const isElement = (node: ContentNode | undefined, name: string): node is ElementNode =>
  node?.type === 'element' && node.tagName === name;
const isParagraph = (node: ContentNode | undefined): node is ElementNode =>
  isElement(node, 'p') && Object.keys(node.properties).length === 0;

/** An item or a cell with one paragraph needs no `p`; an item may have lists behind it. */
function unwrapParagraph(container: ElementNode): void {
  const [first, ...rest] = container.children;
  if (!isParagraph(first)) return;
  const tight =
    container.tagName === 'li'
      ? rest.every((node) => node.type === 'element' && LIST_TAGS.has(node.tagName))
      : rest.length === 0;
  if (tight) container.children = [...first.children, ...rest];
}

/** The images of a figure stand in it directly. */
function unwrapImages(figure: ElementNode): void {
  figure.children = figure.children.flatMap((child) =>
    isParagraph(child) && child.children.every(isImage) ? child.children : [child],
  );
}

function isImage(node: ContentNode): boolean {
  if (node.type === 'text') return node.value === ' ';
  return node.tagName === 'img' || node.tagName === 'br' || (node.tagName === 'a' && node.children.every(isImage));
}

const FLOW_TAGS = words('p h1 h2 h3 h4 h5 h6 ul ol dl table pre blockquote figure details hr');
const isPhrasing = (node: ContentNode): boolean => node.type === 'text' || !FLOW_TAGS.has(node.tagName);

function wrapPhrasing(container: ElementNode): void {
  const firstBlock = container.children.findIndex((node) => !isPhrasing(node));
  const count = firstBlock < 0 ? container.children.length : firstBlock;
  container.children.unshift(element('p', {}, container.children.splice(0, count)));
}
