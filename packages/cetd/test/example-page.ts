import { type Page, parsePage } from '@pith/core';

/** Example 2 of the paper: a headline of 46 characters, and a body of 24 characters and a link of 15. */
export const example: Page = parsePage(
  `<body><div id=main><div id=article><div id=headline>${'h'.repeat(46)}</div>` +
    `<div id=articleBody>${'t'.repeat(24)}<a href=#>${'l'.repeat(15)}</a></div></div></div></body>`,
);

/** Node of the element with an id. */
export function byId(page: Page, id: string): number {
  for (let i = 0; i < page.nodeCount; i++) if (!page.isText(i) && page.attribute(i, 'id') === id) return i;
  throw new Error(`no #${id}`);
}
