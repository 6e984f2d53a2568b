import type { toMarkdown } from 'mdast-util-to-markdown';

type Node = Parameters<typeof toMarkdown>[0];

/** The nodes of mdast, as the library that writes them has them. */
export type Phrasing = Extract<Node, { type: 'paragraph' }>['children'][number];
export type Flow = Extract<Node, { type: 'blockquote' }>['children'][number];
export type Item = Extract<Node, { type: 'listItem' }>;
export type Row = Extract<Node, { type: 'tableRow' }>;
export type Cell = Extract<Node, { type: 'tableCell' }>;
export type Root = Extract<Node, { type: 'root' }>;
