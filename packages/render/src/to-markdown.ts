import type { Extraction } from '@pith/core';
import { gfmFootnoteToMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { mathToMarkdown } from 'mdast-util-math';
import { type Options, toMarkdown as write } from 'mdast-util-to-markdown';
import { SIMPLE_PHRASING } from './markdown/simple-phrasing.ts';
import { toMdast } from './markdown/to-mdast.ts';
import { toTree } from './tree/to-tree.ts';

/** How Markdown is written. */
export const STYLE: Options = {
  bullet: '-',
  rule: '-',
  extensions: [
    gfmTableToMarkdown({ tablePipeAlign: false }),
    gfmStrikethroughToMarkdown(),
    gfmFootnoteToMarkdown(),
    mathToMarkdown(),
  ],
};
const FAST_STYLE: Options = { ...STYLE, extensions: [...STYLE.extensions!, SIMPLE_PHRASING] };

/**
 * What is kept of a page as Markdown (GFM with formulas between dollar signs): the same tree as `toHtml`, so headings, lists,
 * tables, code, images, links and footnotes as they were, and everything in the text that could be read as Markdown escaped.
 */
export function toMarkdown(extraction: Extraction): string {
  return write(toMdast(toTree(extraction)), FAST_STYLE);
}
