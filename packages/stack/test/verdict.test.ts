import { parsePage } from '@pith/core';
import { expect, it } from 'vitest';
import { blockContext } from '../src/features/context.ts';
import { verdictOf } from '../src/verdict.ts';

const paragraph =
  'The harbour was quiet that morning, and the boats lay in the mud as if they had never been anywhere else. '.repeat(
    5,
  );

it.each([
  ['empty', ''],
  ['script-shell', '<body><div id="root"></div><script src="app.js"></script>'],
  ['script-shell', '<title>App</title><p>Please enable JavaScript to run this app.</p>'],
  ['error-page', '<title>404 Not Found</title><h1>Not Found</h1><p>The page was not found.</p>'],
  ['consent-wall', '<p>We use cookies. Please give your consent to go on.</p><button>Accept</button>'],
  [undefined, `<title>Error handling in boats</title><p>${paragraph}</p>`],
  [undefined, `<p>${paragraph}</p><p>We use cookies.</p>`],
  [undefined, '<title>Note</title><p>Short, but it is what there is to say about the boat.</p>'],
])('%s', (verdict, html) => {
  expect(verdictOf(blockContext(parsePage(html)))).toBe(verdict);
});
