/// <reference types="node" />
import { existsSync } from 'node:fs';
import { build } from 'esbuild';
import { type Browser, chromium } from 'playwright-core';

/** Where the browser is: `CHROMIUM_PATH`, or where Debian's package puts it. Throws with the install hint when it is missing. */
export function findChromium(): string {
  const path = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  if (!existsSync(path)) {
    throw new Error(
      `Browser tests need Chromium, and there is none at ${path}.\n` +
        'Install it (Debian, Ubuntu: apt-get install chromium) or set CHROMIUM_PATH to a Chromium or Chrome executable.',
    );
  }
  return path;
}

/** A headless Chromium that talks to nobody on its own. The caller closes it. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    headless: true,
    args: [
      '--no-sandbox', // containers rarely offer one
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** One script that puts everything `entry` exports into the global variable `bundle`. */
export async function bundleForBrowser(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'bundle',
    platform: 'browser',
    target: 'es2023',
    conditions: ['@pith/source'],
  });
  return outputFiles[0]!.text;
}
