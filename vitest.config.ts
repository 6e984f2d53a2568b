import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { listPackages, root } from './scripts/workspace.mjs';

// '@pith/source' makes every workspace import resolve to TypeScript sources, so tests run with nothing built.
export const conditions = ['@pith/source', 'module', 'node', 'development|production'];

// Packages are found by listing: nothing to register, nothing to forget.
const projects = [
  { name: 'workspace', root },
  ...listPackages().map(({ folder, path }) => ({ name: folder, root: path })),
];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    projects: projects.map((project) => ({
      extends: true as const,
      test: {
        ...project,
        include: ['test/**/*.test.ts'],
        exclude: ['**/*.browser.test.ts'],
        setupFiles: join(root, 'test/seed.ts'),
        // No test judges time; this only ends what never would.
        testTimeout: 120_000,
      },
    })),
  },
});
