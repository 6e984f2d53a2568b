import { Page, type PageParts } from './page.ts';
import { dataSegments } from './tree/data-segments.ts';
import type { FlatTree } from './tree/flatten.ts';
import type { HiddenRoot } from './tree/hidden.ts';

/** What a page has besides its tree. */
interface About extends Pick<PageParts, 'url' | 'notes' | 'source' | 'domNode'> {
  readonly hiddenRoots: readonly HiddenRoot[];
  /** The text of markup that stands inside data. */
  markupText(markup: string): string;
}

/** Makes a page of a tree that is laid out: adds the data segments and the spans of hidden text. */
export function assemblePage(flat: FlatTree, { hiddenRoots, markupText, ...about }: About): Page {
  let { text } = flat;
  const dataSpans = dataSegments(flat, markupText).map((segment) => {
    text += segment;
    return [text.length - segment.length, text.length] as const;
  });
  const hidden = hiddenRoots
    .map(({ node, reason }) => ({ start: flat.textStart[node]!, end: flat.textStart[flat.end[node]!]!, reason }))
    .filter(({ start, end }) => end > start);
  const { origin, ...columns } = flat;
  return new Page({ ...columns, ...about, text, dataSpans, hidden, restriction: undefined });
}
