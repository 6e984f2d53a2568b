import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../../../../test/chromium.ts';
import { renderReport } from '../../src/report/render-report.ts';
import { sampleEvaluation } from './sample-evaluation.ts';

let browser: Browser;
let page: Page;
let folder: string;
const errors: string[] = [];
const requests: string[] = [];

beforeAll(async () => {
  const { evaluation, texts } = sampleEvaluation();
  folder = mkdtempSync(join(tmpdir(), 'pith-report-'));
  const file = join(folder, 'report.html');
  writeFileSync(file, renderReport(evaluation, { texts }));
  browser = await launchChromium();
  page = await browser.newPage();
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => errors.push(message.text()));
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(pathToFileURL(file).href);
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

const texts = (selector: string): Promise<string[]> => page.locator(selector).allTextContents();

test('opens from disk without errors, loads nothing, and text of pages stays text', async () => {
  expect(errors).toEqual([]);
  expect(requests).toHaveLength(1);
  expect(await page.title()).toBe('sample: 3 systems on 40 pages');
  expect(await page.locator('img').count()).toBe(0);
  expect((await texts('#leaderboard tbody th')).sort()).toEqual(['<i>odd</i> name', 'careful', 'keep-all']);
});

test('a click on a heading sorts the leaderboard, a second click turns the order', async () => {
  const precision = page.locator('#leaderboard thead th', { hasText: 'precision' });
  const column = async (): Promise<number[]> => (await texts('#leaderboard tbody td:nth-child(5)')).map(Number);
  await precision.click();
  const descending = await column();
  expect(descending).toEqual(descending.toSorted((a, b) => b - a));
  await precision.click();
  expect(await column()).toEqual(descending.toReversed());
});

test('two systems are compared page by page', async () => {
  const names = await texts('#first option');
  expect(await page.locator('#scatter circle').count()).toBe(40);
  const verdict = await page.locator('#verdict').textContent();
  expect(verdict).toContain(`${names[0]} +`);
  expect(verdict).toMatch(/95 % interval \+0\.\d{3} to \+0\.\d{3}\) on 40 pages: better on \d+, worse on \d+/);
  const differences = (await texts('#differences td:last-child')).map((text) => Math.abs(Number(text.slice(1))));
  expect(differences).toEqual(differences.toSorted((a, b) => b - a));

  await page.selectOption('#kind', 'forum');
  expect(await page.locator('#scatter circle').count()).toBe(13);
  await page.selectOption('#kind', '');
  await page.selectOption('#first', '1');
  await page.selectOption('#second', '0');
  expect(await page.locator('#verdict').textContent()).toContain(`${names[1]} −`);
});

test('a dot shows its page in the table', async () => {
  await page.locator('#scatter circle[data-page="page-7"]').dispatchEvent('click');
  expect(await texts('#differences tr.chosen td:first-child')).toEqual(['page-7 ↓']);
});

test('names in the speed chart lie on no dot and on no other name', async () => {
  const overlaps = await page.evaluate(`(() => {
    const boxes = (selector) => [...document.querySelectorAll(selector)].map((node) => node.getBoundingClientRect());
    const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const names = boxes('#speed .label');
    const others = [...names, ...boxes('#speed circle')];
    return names.flatMap((a, i) => others.filter((b, j) => i !== j && meet(a, b))).length;
  })()`);
  expect(overlaps).toBe(0);
});

test('a worst page opens to a diff with missed and wrongly kept words in colour', async () => {
  const system = page.locator('#worst details.system', { has: page.locator('summary', { hasText: 'keep-all' }) });
  if (!(await system.evaluate((details) => 'open' in details && details.open)))
    await system.locator('> summary').click();
  const entry = system.locator('details.page').first();
  await entry.locator('summary').click();
  const wrong = entry.locator('mark.wrong').first();
  await wrong.waitFor({ state: 'visible' });
  expect(await wrong.textContent()).toContain('Home');
  const colour = await wrong.evaluate('(mark) => getComputedStyle(mark).backgroundColor');
  expect(colour).not.toBe('rgba(0, 0, 0, 0)');
});

test('a row of the comparison leads to the texts of its page', async () => {
  const row = page.locator('#differences tr.link').first();
  const id = await row.getAttribute('data-page');
  await row.click();
  const shown = page.locator(`#worst details.page[open][data-page="${id}"] .diff`);
  await shown.first().waitFor({ state: 'visible' });
});

test('fits a small screen and a dark one', async () => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(20, 24, 31)');
});
