import { findChromium } from './chromium.ts';

/** Run once before all browser tests: no Chromium is one clear failure, not one per test. */
export function setup(): void {
  try {
    findChromium();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
