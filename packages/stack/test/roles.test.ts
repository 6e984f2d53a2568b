import { parsePage } from '@pith/core';
import { expect, it } from 'vitest';
import { blockContext } from '../src/features/context.ts';
import { assignRoles } from '../src/roles.ts';

const HTML = `<title>A small boat</title><article><h1>A small boat</h1><p class="byline">By Ada Finch</p><p class="date">12 March 2021</p>
<p>It was a small boat with a brown sail and a leak that nobody had found in eleven summers, though many had looked for it with lamps.</p>
<h2>The leak</h2><blockquote>It is in the keel.</blockquote><pre>pump()</pre><ul><li>tar</li></ul>
<figure><figcaption>The boat</figcaption></figure><table><tr><td>3 m</td></tr></table></article>
<section class="comments"><p>Lovely boat, thank you.</p></section>`;

function rolesOf(isThread: boolean) {
  const context = blockContext(parsePage(HTML));
  return assignRoles(context, new Uint8Array(context.page.blocks.count).fill(1), isThread);
}

it('names what a reader sees', () => {
  expect(rolesOf(false)).toEqual([
    'title',
    'byline',
    'date',
    'body',
    'heading',
    'quote',
    'code',
    'list-item',
    'caption',
    'table',
    'comment',
  ]);
});

it('the posts of a thread are its body', () => {
  expect(rolesOf(true).at(-1)).toBe('body');
});

it('dropped blocks have no role', () => {
  const context = blockContext(parsePage(HTML));
  expect(
    assignRoles(context, new Uint8Array(context.page.blocks.count), false).every((role) => role === undefined),
  ).toBe(true);
});
