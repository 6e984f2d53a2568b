import { type ContentNode, type ElementNode, type RootNode, textOf } from '../tree/nodes.ts';
import { around, type Places, placesOf } from './places.ts';
import { stripMark } from './strip-mark.ts';

/** What a footnote's number looks like in the text. */
const MARK = /^[[(]?\s*(?:note\s*)?(\d{1,4}|[a-z]{1,2}|[ivxl]{1,6}|[*†‡§]{1,3})\s*[\])]?$/i;
const NOTE_TAGS: ReadonlySet<string> = new Set(['li', 'p', 'dd']);

/** The footnotes of a tree: which elements are numbers of notes, and which are the notes. */
export interface Footnotes {
  /** Names of the notes that links, or raised numbers, stand for. */
  readonly labels: ReadonlyMap<ElementNode, string>;
  /** Names of the notes. */
  readonly notes: ReadonlyMap<ElementNode, string>;
  /** Elements that have no place beside those: links back to the text, numbers of notes in a paragraph of their own. */
  readonly dropped: ReadonlySet<ElementNode>;
}

/** Finds footnotes, and takes from the notes their numbers, which the names stand for. Changes the tree. */
export function findFootnotes(root: RootNode): Footnotes {
  const places = placesOf(root);
  const search = new Search(places);
  search.findLinked();
  search.findRaised();
  return search;
}

class Search implements Footnotes {
  readonly labels: Map<ElementNode, string> = new Map();
  readonly notes: Map<ElementNode, string> = new Map();
  readonly dropped: Set<ElementNode> = new Set();
  readonly #places: Places;
  readonly #names = new Set<string>();

  constructor(places: Places) {
    this.#places = places;
  }

  /**
   * A short number that leads forward to an item or a paragraph, if it is raised or in brackets, or repeated there, or the
   * note leads back.
   */
  findLinked(): void {
    const { links, targets, linksTo, parents } = this.#places;
    /** Numbers in the text, by the notes that they lead to. */
    const marks = new Map<ElementNode, string>();
    for (const link of links) {
      const text = textOf(link).trim();
      const mark = MARK.exec(text)?.[1];
      const target = targets.get(fragmentOf(link));
      const note = target && around(target, parents).find(({ tagName }) => NOTE_TAGS.has(tagName));
      if (mark === undefined || note === undefined) continue;
      const outer = around(link, parents);
      const isBehind = this.dropped.has(link) || outer.some((element) => element === note || this.notes.has(element));
      if (isBehind || parents.get(note)!.order < parents.get(link)!.order) continue;
      const back = outer
        .flatMap(({ properties }) => linksTo.get(String(properties.id ?? '')) ?? [])
        .filter((candidate) => around(candidate, parents).includes(note));
      const isSetApart =
        outer.some(({ tagName }) => tagName === 'sup') ||
        link.children.some(isSup) ||
        (/^\[\d/.test(text) && note.tagName === 'li');
      if (!isSetApart && back.length === 0 && marks.get(note) !== mark && !startsWith(note, mark)) continue;
      if (!this.notes.has(note)) this.#add(note, mark);
      marks.set(note, mark);
      this.labels.set(link, this.notes.get(note)!);
      for (const one of back) this.dropped.add(one);
    }
    for (const [note, mark] of marks) this.#clean(note, mark);
  }

  /** Raised numbers without links: 1, 2, 3 … in the text, and paragraphs behind that begin with them. */
  findRaised(): void {
    const { raised, parents } = this.#places;
    const inText = new Map<string, ElementNode[]>();
    const behind: { note: ElementNode; mark: string }[] = [];
    for (const { mark: element, before } of raised) {
      const mark = /^[[(]?(\d{1,3})[\])]?$/.exec(textOf(element).trim())?.[1];
      const block = around(element, parents).find(({ tagName }) => NOTE_TAGS.has(tagName));
      if (mark === undefined || block === undefined || this.notes.has(block)) continue;
      if (isFirstIn(element, block)) {
        if (inText.has(mark) && Number(mark) === behind.length + 1) behind.push({ note: block, mark });
      } else if (element.tagName === 'sup' && !/\d$/.test(before)) {
        // A number behind a number is an exponent.
        inText.set(mark, [...(inText.get(mark) ?? []), element]);
      }
    }
    if (behind.length === 0 || behind.length < inText.size) return;
    for (const { note, mark } of behind) {
      this.#add(note, mark);
      for (const sup of inText.get(mark)!) this.labels.set(sup, this.notes.get(note)!);
      this.#clean(note, mark);
    }
  }

  #add(note: ElementNode, mark: string): void {
    let name = /^[\w-]+$/.test(mark) ? mark : String(this.notes.size + 1);
    while (this.#names.has(name)) name += '-2';
    this.#names.add(name);
    this.notes.set(note, name);
  }

  #clean(note: ElementNode, mark: string): void {
    stripMark(note, mark, this.dropped);
    if (note.tagName !== 'p' || note.children.length > 0) return;
    // The number had a paragraph of its own: the next one is the note.
    const siblings = this.#places.siblingsOf(note);
    const next = siblings[siblings.indexOf(note) + 1];
    if (next?.type !== 'element' || next.tagName !== 'p' || this.notes.has(next)) return;
    this.notes.set(next, this.notes.get(note)!);
    this.notes.delete(note);
    this.dropped.add(note);
  }
}

const isSup = (node: ContentNode): boolean => node.type === 'element' && node.tagName === 'sup';

function fragmentOf({ properties }: ElementNode): string {
  return decodeURIComponent(String(properties.href).slice(1));
}

function startsWith(note: ElementNode, mark: string): boolean {
  const text = textOf(note).trimStart().slice(0, 12);
  const at = text.indexOf(mark);
  return at >= 0 && /^[[(]?\s*$/.test(text.slice(0, at)) && /^\s*(?:[\]).:]|$)/.test(text.slice(at + mark.length));
}

/** Nothing stands before an element in the block around it. */
function isFirstIn(inner: ElementNode, block: ElementNode): boolean {
  let at: ContentNode | undefined = block;
  while (at?.type === 'element' && at !== inner) at = at.children[0];
  return at === inner;
}
