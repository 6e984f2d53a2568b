import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import type { Browser, Page as BrowserPage } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleForBrowser, launchChromium } from '../../../test/chromium.ts';
import { parsePage } from '../src/index.ts';
import { soup } from './soup.ts';

let browser: Browser;
let page: BrowserPage;
beforeAll(async () => {
  browser = await launchChromium();
  page = await browser.newPage();
  await page.addScriptTag({
    content: await bundleForBrowser(fileURLToPath(new URL('../src/dom.ts', import.meta.url))),
  });
});
afterAll(() => browser?.close());

/** What both ways of making a page must agree on. */
const COLUMNS = `(page) => ({
  text: page.text,
  url: page.url,
  title: page.title,
  tags: Array.from(page.tag, (id) => page.tagNames[id]),
  parent: [...page.parent],
  end: [...page.end],
  textStart: [...page.textStart],
  flags: [...page.flags],
  chars: [...page.charsBefore],
  hidden: page.hidden,
  dataSpans: page.dataSpans,
  notes: page.notes,
  attributes: Array.from(page.tag, (_, node) => page.attributes(node).map(({ name, value }) => name + '=' + value)),
  raw: Array.from(page.tag, (_, node) => page.rawText(node) ?? null),
})`;
const columns = new Function(`return ${COLUMNS}`)() as (page: unknown) => unknown;

/** Documents made by the browser's own parser, with scripting off as DOMParser has it. */
const readInBrowser = (documents: readonly string[]): Promise<unknown[]> =>
  page.evaluate(
    `${JSON.stringify(documents)}.map((html) => (${COLUMNS})(bundle.pageFromDom(new DOMParser().parseFromString(html, 'text/html'), { url: 'https://example.org/' })))`,
  );
const readHere = (html: string): unknown => columns(parsePage(html, { url: 'https://example.org/' }));

const value = 'Only in the &lt;b&gt;data&lt;/b&gt;. '.repeat(10);
const PAGES = [
  '<!doctype html><html lang=en><title>T</title><body class=a><h1>One</h1><!-- c --><p>Two <a href=/x>three</a><br>four',
  '<p>a<p hidden>b<p style="display: none">c<p aria-hidden=true>d',
  '<table><tr><td>a<td>b</table><pre>\n  c\n</pre><textarea>d</textarea><svg><text>e</text></svg><math><mi>x</mi></math>',
  `<p>Shown</p><script type="application/ld+json">{"articleBody": "${value}"}</script><script>evil()</script>`,
  '',
];

describe('pageFromDom', () => {
  it('fills the columns that parsePage fills', async () => {
    expect(await readInBrowser(PAGES)).toEqual(PAGES.map(readHere));
  });

  it('fills the columns that parsePage fills on random markup', async () => {
    // What browsers of today parse in other ways than the parser does: scripting is off, and a select may hold anything.
    const html = soup.map((text) =>
      text.replace(/noscript|shadowrootmode|select|option|optgroup|input|hr\b/g, 'section'),
    );
    const samples = fc.sample(html, 300);
    expect(await readInBrowser(samples)).toEqual(samples.map(readHere));
  });

  it('leads back to the nodes of the document, and changes nothing', async () => {
    const result = await page.evaluate(`(() => {
      document.body.innerHTML = '<p>One <b>two</b></p><div id=host></div>';
      host.attachShadow({ mode: 'open' }).innerHTML = '<p>shadow</p>';
      const before = document.documentElement.outerHTML;
      let changes = 0;
      new MutationObserver((records) => { changes += records.length; }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      const made = bundle.pageFromDom(document);
      const b = made.tag.indexOf(made.tagId('b'));
      return new Promise((resolve) => setTimeout(() => resolve({
        text: made.text.trim(),
        url: made.url === document.URL,
        b: made.domNode(b) === document.querySelector('b'),
        text2: made.domNode(b + 1).nodeValue,
        shadow: made.domNode(made.tag.lastIndexOf(made.tagId('p'))) === host.shadowRoot.firstChild,
        same: before === document.documentElement.outerHTML && changes === 0,
      })));
    })()`);
    expect(result).toEqual({ text: 'One twoshadow', url: true, b: true, text2: 'two', shadow: true, same: true });
  });

  it('refuses what is not a document, and too large a one', async () => {
    const codes = await page.evaluate(`[
      () => bundle.pageFromDom(document.body),
      () => bundle.pageFromDom(undefined),
      () => bundle.pageFromDom(document, { limits: { nodes: 3 } }),
    ].map((run) => { try { run(); return 'fine'; } catch (error) { return error.code; } })`);
    expect(codes).toEqual(['input-type', 'input-type', 'limit-nodes']);
  });
});
