import { type Page, parsePage } from '@pith/core';

const SENTENCE = 'The tide mill by the old harbour grinds rye and barley twice a day. ';

/** Text of about so many characters. */
export const prose = (length: number): string => SENTENCE.repeat(Math.ceil(length / SENTENCE.length)).slice(0, length);

const links = (count: number): string => `<ul>${'<li><a href="#">Another page</a></li>'.repeat(count)}</ul>`;

/** A comment as blogs print it. */
export const comment = (ago: string): string =>
  `<div class="c"><span>${ago} hours ago</span><p>I liked it a lot, thank you.</p></div>`;

/** Navigation, a title, a story of three long paragraphs and what stands behind them, related links. */
export const storyPage = (after = ''): Page =>
  parsePage(
    `<body><nav>${links(10)}</nav><h1>Tide mill by the old harbour grinds rye</h1>` +
      `<div id="story">${`<p>${prose(900)}</p>`.repeat(3)}${after}</div><div id="related">${links(6)}</div></body>`,
  );

/** Node of the element with an id. */
export function byId(page: Page, id: string): number {
  for (let i = 0; i < page.nodeCount; i++) if (!page.isText(i) && page.attribute(i, 'id') === id) return i;
  throw new Error(`no #${id}`);
}
