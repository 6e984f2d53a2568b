import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const workspace = fileURLToPath(new URL('.', import.meta.url));

// Packages are found by listing: nothing to register, nothing to forget.
const folders = ['packages', 'apps'].flatMap((parent) =>
  existsSync(workspace + parent)
    ? readdirSync(workspace + parent).map((name) => ({ name, root: `${workspace}${parent}/${name}` }))
    : [],
);

// '@pith/source' makes every workspace import resolve to TypeScript sources, so tests run with nothing built.
const conditions = ['@pith/source', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    projects: folders
      .filter(({ root }) => existsSync(`${root}/package.json`))
      .map(({ name, root }) => ({
        extends: true as const,
        test: { name, root, include: ['test/**/*.test.ts'], exclude: ['**/*.browser.test.ts', '**/node_modules/**'] },
      })),
  },
});
