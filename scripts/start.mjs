// npm start -- …: the command line of Pith, from a fresh clone.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, install } from './bootstrap.mjs';
import { root } from './workspace.mjs';

const main = join(root, 'apps/cli/dist/main.js');

install();
const code = build('@pith/cli...');
if (code !== 0 || !existsSync(main)) {
  console.error('npm start: the build of apps/cli failed, see above');
  process.exitCode = code || 1;
} else {
  // From where the user typed the command, so that relative paths mean what they say.
  const cwd = process.env.INIT_CWD ?? process.cwd();
  const args = process.argv.slice(2);
  const result = spawnSync(process.execPath, [main, ...(args.length > 0 ? args : ['--help'])], {
    cwd,
    stdio: 'inherit',
  });
  process.exitCode = result.status ?? 1;
}
