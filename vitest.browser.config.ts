import { defineConfig } from 'vitest/config';
import { conditions } from './vitest.config.ts';

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['{packages,apps}/*/test/**/*.browser.test.ts', 'test/**/*.browser.test.ts'],
    globalSetup: 'test/require-chromium.ts',
    setupFiles: 'test/seed.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
