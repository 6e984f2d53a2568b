import { elementsBefore, NodeFlag, type Page } from '@pith/core';

const LISTS: ReadonlySet<string> = new Set(['ul', 'ol', 'dl', 'menu', 'dir']);
const LINKS: ReadonlySet<string> = new Set(['a']);
const ITEMS: ReadonlySet<string> = new Set(['li', 'dt', 'dd']);
/** Elements that hold a list of links: lists, cells, and what has taken the place of cells. */
const CONTAINERS: ReadonlySet<string> = new Set([
  ...LISTS,
  'td',
  'th',
  'div',
  'nav',
  'section',
  'aside',
  'header',
  'footer',
]);

/** What the two list removers decide by; by node, 0 for elements that are no such list. */
export interface ListMeasures {
  /** Links for each word outside links of every element that may be a list of links. */
  readonly linksPerWord: Float64Array;
  /** Average words of the items of every list that has items. */
  readonly itemWords: Float64Array;
}

/** Measures the lists of a page. */
export function measureLists(page: Page): ListMeasures {
  const { tag, flags, end, words, nodeCount } = page;
  const linksBefore = elementsBefore(page, LINKS);
  const itemsBefore = elementsBefore(page, ITEMS);
  const linkWordsBefore = new Int32Array(nodeCount + 1);
  for (let i = 0; i < nodeCount; i++) {
    const isLinkText = tag[i] === 0 && (flags[i]! & NodeFlag.link) !== 0;
    linkWordsBefore[i + 1] = linkWordsBefore[i]! + (isLinkText ? words.before[i + 1]! - words.before[i]! : 0);
  }
  const countIn = (before: Int32Array, node: number): number => before[end[node]!]! - before[node]!;

  const isContainer = page.tagMask(CONTAINERS);
  const isList = page.tagMask(LISTS);
  const linksPerWord = new Float64Array(nodeCount);
  const itemWords = new Float64Array(nodeCount);
  for (let i = 0; i < nodeCount; i++) {
    if (!isContainer[tag[i]!]) continue;
    const allWords = page.wordCount(i);
    linksPerWord[i] = countIn(linksBefore, i) / Math.max(allWords - countIn(linkWordsBefore, i), 1);
    const items = isList[tag[i]!] ? countIn(itemsBefore, i) : 0;
    if (items > 0) itemWords[i] = allWords / items;
  }
  return { linksPerWord, itemWords };
}
