// npm run release: publishes every package whose version is not on the registry yet.
// `npm run changeset -- version` turns changesets into versions and change logs first; that commit is what gets released.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll, install } from './bootstrap.mjs';
import { tool } from './tool.mjs';
import { listPublicPackages, readManifest, root } from './workspace.mjs';

const url = readManifest(root).repository?.url;
if (!url?.includes('://')) {
  console.error(`npm run release: set repository.url in package.json first; it is the placeholder "${url}"`);
  process.exit(1);
}

install();
if (buildAll() !== 0) process.exit(1);

const manifests = listPublicPackages().map(({ path, manifest }) => {
  const file = join(path, 'package.json');
  return { file, before: readFileSync(file, 'utf8'), manifest };
});
try {
  // The address stands once, in the root manifest, so that a fork changes one line; published manifests need it each.
  for (const { file, manifest } of manifests) {
    writeFileSync(file, JSON.stringify({ ...manifest, repository: { ...manifest.repository, url } }, null, 2));
  }
  tool('changeset', 'publish');
} finally {
  for (const { file, before } of manifests) writeFileSync(file, before);
}
