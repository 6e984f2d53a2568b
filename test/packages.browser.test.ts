import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPackages } from '../scripts/workspace.mjs';
import { bundleForBrowser, launchChromium } from './chromium.ts';
import { readImportTable } from './import-table.ts';

const packages = listPackages();
const rules = readImportTable(packages);
const everywhere = packages.filter(({ folder }) => rules.get(folder)?.everywhere);

describe('packages that run everywhere', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser?.close());

  it.for(everywhere.map(({ path, manifest }) => [manifest.name, join(path, 'src/index.ts')] as const))(
    '%s loads in Chromium with the exports it has in Node',
    async ([, entry]) => {
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.addScriptTag({ content: await bundleForBrowser(entry) });
      const names = await page.evaluate('Object.keys(bundle)');
      await page.close();
      expect(errors).toEqual([]);
      expect(new Set(names as string[])).toEqual(new Set(Object.keys(await import(entry))));
    },
  );
});
