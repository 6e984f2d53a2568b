import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parsePage } from '@pith/core';
import { serial, vote } from '@pith/ensemble';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { launchChromium } from '../../../test/chromium.ts';
import { explain, toExplainHtml } from '../src/index.ts';
import { longBlocks, longWords } from './members.ts';

const evil = '<img src="https://example.org/x.png" onerror="evil = 1"><script>evil = 1</script>';
const source = parsePage(
  `<title>The mill</title><ul><li>Home<li>Tides</ul><h1>The mill that runs on the moon</h1><p>It has no river at all.</p><p>${evil.replaceAll('<', '&lt;')}</p>`,
);
const pipeline = vote([longBlocks(), longBlocks({ length: 25 }), serial([longBlocks(), longWords()])], { quorum: 2 });
const html = toExplainHtml(explain(pipeline.extract(source), { name: 'my-vote' }));

const folder = mkdtempSync(join(tmpdir(), 'pith-explain-'));
const address = pathToFileURL(join(folder, 'explain.html')).href;
let browser: Browser;
let page: Page;
const problems: string[] = [];
beforeAll(async () => {
  writeFileSync(join(folder, 'explain.html'), html);
  browser = await launchChromium();
  page = await browser.newPage();
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => problems.push(message.text()));
  page.on('request', (request) => request.url() !== address && problems.push(request.url()));
});
beforeEach(async () => {
  await page.goto(address);
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

const block = (index: number) => page.locator(`[data-block="${index}"]`);

it('runs without a request, an error or a word of the page being executed', async () => {
  expect(await page.evaluate('typeof evil')).toBe('undefined');
  expect(await block(4).textContent()).toContain(evil);
  await block(0).hover();
  expect(problems).toEqual([]);
});

it('shows the votes of the block that is pointed at', async () => {
  await block(3).hover();
  const detail = page.locator('#detail');
  expect(await detail.locator('.where').textContent()).toBe('#4 p 6 words');
  expect(await detail.locator('.row .label').allTextContents()).toEqual([
    'my-vote',
    'long-blocks',
    'long-blocks',
    'serial',
    'long-blocks',
    'long-words',
  ]);
  expect(await detail.locator('.row .verdict').allTextContents()).toEqual([
    'kept 61 %',
    'kept',
    'dropped',
    'kept 61 %',
    'kept',
    'kept 61 %',
  ]);
  expect(await detail.locator('.signals').first().textContent()).toBe('length 23 (threshold 10)');
  await block(0).focus();
  expect(await detail.locator('.row').last().textContent()).toContain('never saw it');
});

it('holds a block that was clicked until it is clicked again', async () => {
  await block(2).click();
  await block(0).hover();
  expect(await page.locator('#detail b').textContent()).toBe('#3');
  await block(2).click();
  await block(0).hover();
  expect(await page.locator('#detail b').textContent()).toBe('#1');
});

it('finds the block under a plot, and marks it in all of them', async () => {
  const strip = page.locator('svg.strip').first();
  const { width } = (await strip.boundingBox())!;
  await strip.hover({ position: { x: width * 0.5, y: 5 } });
  expect(await page.locator('.block.current').getAttribute('data-block')).toBe('2');
  expect(await page.locator('svg .cursor').evaluateAll((marks) => marks.map((mark) => mark.getAttribute('x')))).toEqual(
    Array(await page.locator('svg.plot').count()).fill('2'),
  );
});

it('shows only what is asked for', async () => {
  const visible = (): Promise<number> => page.locator('.block:visible').count();
  expect(await visible()).toBe(5);
  await page.getByText('kept', { exact: true }).first().click();
  expect(await visible()).toBe(3);
  await page.getByText('dropped', { exact: true }).first().click();
  expect(await visible()).toBe(2);
  await page.getByText('disputed', { exact: true }).first().click();
  expect(
    await page.locator('.block:visible').evaluateAll((all) => all.map((one) => one.getAttribute('data-block'))),
  ).toEqual(['3']);
});

it('tells kept from dropped by colour, in light and in dark, with enough contrast to read', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const style = (selector: string, property: string): Promise<string> =>
      page.evaluate(`getComputedStyle(document.querySelector('${selector}')).${property}`);
    expect(await style('.kept', 'backgroundColor')).not.toBe(await style('.dropped', 'backgroundColor'));
    const paper = await style('body', 'backgroundColor');
    for (const selector of ['.kept', '.dropped']) {
      expect(contrast(await style(selector, 'color'), paper)).toBeGreaterThan(4.5);
    }
  }
});

it('fits a narrow screen', async () => {
  await page.setViewportSize({ width: 380, height: 700 });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(380);
  await page.setViewportSize({ width: 1280, height: 800 });
});

/** WCAG contrast of two `rgb(…)` colours. */
function contrast(a: string, b: string): number {
  const luminance = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = colour.match(/[\d.]+/g)!.map((value) => {
      const part = Number(value) / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
}
