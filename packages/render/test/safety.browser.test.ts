import { keepAll, parsePage } from '@pith/core';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '../../../test/chromium.ts';
import { toHtml } from '../src/html.ts';
import { ATTACKS } from './attacks.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser?.close());

const render = (html: string): string => toHtml(keepAll().extract(parsePage(html, { url: 'https://example.org/' })));
/** Each attack alone, and all of them at once in both orders. */
const outputs = [...ATTACKS, ATTACKS.join(''), ATTACKS.toReversed().join('')].map((attack) =>
  render(`<p>Before</p>${attack}`),
);

/** Shows `html` twice, the second time as a browser writes the first, and touches everything in it. */
const SHOW = `(html) => {
  const box = document.createElement('div');
  box.innerHTML = html;
  const again = document.createElement('div');
  again.innerHTML = box.innerHTML;
  document.body.append(box, again);
  for (const element of document.querySelectorAll('body *')) {
    for (const type of ['click', 'mouseover', 'focus', 'load', 'error', 'toggle']) {
      element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
    }
    if (element.tagName === 'A' && !/^(?:https?|mailto|tel):/.test(element.href)) evil();
  }
}`;

/** Numbers of the documents of which something runs. */
async function runsIn(documents: readonly string[]): Promise<number[]> {
  const page = await browser.newPage();
  const ran = new Set<number>();
  let current = 0;
  await page.exposeFunction('evil', () => ran.add(current));
  await page.route('**', (route) =>
    route.request().url() === 'http://shown.test/'
      ? route.fulfill({ contentType: 'text/html', body: documents[current]! })
      : route.abort(),
  );
  for (current = 0; current < documents.length; current++) {
    await page.goto('http://shown.test/');
    await page.evaluate(`(${SHOW})(${JSON.stringify(documents[current])})`);
    await page.waitForTimeout(5);
  }
  await page.close();
  return [...ran];
}

it('notices what runs', async () => {
  expect(await runsIn(['<p>calm</p>', '<img src=x onerror=evil()>', '<a href="javascript:evil()">a</a>'])).toEqual([
    1, 2,
  ]);
});

it('nothing of any attack runs', async () => {
  expect(await runsIn(outputs)).toEqual([]);
});

it('a browser reads the output as the tree that was written', async () => {
  const page = await browser.newPage();
  const read = await page.evaluate<string[]>(
    `${JSON.stringify(outputs)}.map((html) => new DOMParser().parseFromString(html, 'text/html').body.innerHTML)`,
  );
  await page.close();
  // Browsers write ">" in attributes and no-break spaces in their own way.
  const plain = (html: string): string =>
    html.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&nbsp;', '\u00a0');
  expect(read.map(plain)).toEqual(outputs.map(plain));
});
