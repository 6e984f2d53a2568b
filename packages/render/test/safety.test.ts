import { keepAll, parsePage } from '@pith/core';
import { expect, it } from 'vitest';
import { toHtml } from '../src/html.ts';
import { ATTACKS } from './attacks.ts';

it.each(ATTACKS)('%s', (attack) => {
  const html = toHtml(
    keepAll().extract(parsePage(`<p>Before</p>${attack}<p>After</p>`, { url: 'https://example.org/' })),
  );
  expect(html).toContain('<p>Before</p>');
  // As text an attack is harmless, so only tags and their attributes count.
  const tags = html.match(/<[^>]*>/g)!.join('\n');
  expect(tags).not.toMatch(
    /<\/?(?:script|style|svg|iframe|object|embed|form|input|button|link|meta|base|template|noscript)\b/i,
  );
  expect(tags).not.toMatch(/\son\w+=|style=|srcdoc=|xlink|="\s*(?:javascript|vbscript|data):/i);
});
