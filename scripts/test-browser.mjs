// npm run test:browser: the tests named *.browser.test.ts, which drive a real Chromium from Node.
import { install } from './bootstrap.mjs';
import { runTool } from './tool.mjs';

install();
process.exitCode = runTool('vitest', 'run', '--config', 'vitest.browser.config.ts', ...process.argv.slice(2));
