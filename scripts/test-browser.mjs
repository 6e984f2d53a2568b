// npm run test:browser: the tests named *.browser.test.ts, which drive a real Chromium from Node.
import { install } from './bootstrap.mjs';
import { tool } from './tool.mjs';

install();
try {
  tool('vitest', 'run', '--config', 'vitest.browser.config.ts', ...process.argv.slice(2));
} catch {
  process.exitCode = 1;
}
