import { expect, it } from 'vitest';
import * as html from '../src/html.ts';
import * as render from '../src/index.ts';
import * as markdown from '../src/markdown.ts';

it('exports exactly these names', () => {
  expect([render, html, markdown].map(Object.keys)).toEqual([['toText'], ['toHtml'], ['toMarkdown']]);
});
