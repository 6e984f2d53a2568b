import { createHash } from 'node:crypto';
import { parsePage } from '@pith/core';
import { vote } from '@pith/ensemble';
import { expect, it } from 'vitest';
import { SCRIPT, SCRIPT_HASH } from '../src/html/script.ts';
import { explain, toExplainHtml } from '../src/index.ts';
import { longBlocks, longWords, mill } from './members.ts';

const html = toExplainHtml(explain(vote([longBlocks(), longWords()]).extract(mill), { name: 'mine' }));

it('allows its own script and nothing else', () => {
  expect(SCRIPT_HASH).toBe(`sha256-${createHash('sha256').update(SCRIPT).digest('base64')}`);
  expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'; script-src '${SCRIPT_HASH}'"`);
});

it('refers to nothing outside', () => {
  expect(html).not.toMatch(/\s(src|href|action|srcset|poster)=|url\(|@import/i);
});

it('shows every block with its decision', () => {
  expect(html.match(/data-block="/g)).toHaveLength(5);
  expect(html).toMatch(/class="block kept[^"]*" data-block="3"[^>]*>(<span[^>]*>[^<]*<\/span>)?It runs on the moon\.</);
  expect(html).toMatch(/class="block dropped[^"]*hidden-text[^"]*" data-block="4"/);
});

it('plots every signal, with its threshold, and the votes', () => {
  expect(html.match(/<figure>/g)).toHaveLength(6);
  expect(html).toContain('max 20, threshold 10');
  expect(html.match(/class="threshold"/g)).toHaveLength(1);
  expect(html.match(/class="strip plot"/g)).toHaveLength(3);
});

it('draws a smoothed signal over the raw one', () => {
  const values = Float64Array.of(1, 5, 2, 8, 0);
  const signals = ['tagRatio', 'smoothedTagRatio', 'tagRatioSlope'].map((name) => ({
    name,
    unit: 'block' as const,
    values,
  }));
  const drawn = toExplainHtml(explain({ ...longBlocks().extract(mill), signals }));
  expect(drawn.match(/<figcaption>.*?<small>/g)).toEqual([
    '<figcaption><b class="raw">tag ratio</b> and <b class="smooth">smoothed tag ratio</b> <small>',
    '<figcaption><b class="raw">tag ratio slope</b> <small>',
  ]);
});

it('escapes everything that comes from the page', () => {
  const evil = `</script><script>alert(1)</script><img src=x onerror=alert(1)>"'`;
  const coded = evil.replaceAll('<', '&lt;');
  const page = parsePage(
    `<title>${coded}</title><p id='${coded.replaceAll("'", '&#39;')}' class="x">${coded}</p><script type="application/ld+json">${JSON.stringify({ articleBody: `<!--<script>${'evil '.repeat(60)}` }).replaceAll('<', '\\u003c')}</script>`,
    { url: `https://example.org/${evil}` },
  );
  const named = { ...longBlocks(), name: evil };
  const output = toExplainHtml(explain({ ...vote([named]).extract(page), notes: [evil] }, { name: evil }));
  const reparsed = parsePage(output);
  const tags = Array.from({ length: reparsed.nodeCount }, (_, i) => reparsed.tagName(i));
  expect(tags.filter((tag) => tag === 'img')).toEqual([]);
  expect(tags.filter((tag) => tag === 'script')).toHaveLength(2);
  expect(reparsed.text).toContain(evil);
});

it('stays small on large pages', () => {
  const page = parsePage(`<ul>${'<li>An item of a long list'.repeat(20_000)}</ul>`);
  const explanation = explain(longBlocks().extract(page));
  const [plot] = toExplainHtml(explanation).match(/<figure>.*?<\/figure>/s)!;
  expect(plot.length).toBeLessThan(30_000);
});
