// npm run bench -- …: speed, growth and memory, see benchmarks/speed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build, install } from './bootstrap.mjs';
import { root } from './workspace.mjs';

install();
const code = build('pith...');
if (code !== 0) process.exitCode = code;
else {
  const main = join(root, 'benchmarks/speed/main.mjs');
  // From where the user typed the command, so that relative paths mean what they say.
  const cwd = process.env.INIT_CWD ?? process.cwd();
  process.exitCode =
    spawnSync(process.execPath, [main, ...process.argv.slice(2)], { cwd, stdio: 'inherit' }).status ?? 1;
}
