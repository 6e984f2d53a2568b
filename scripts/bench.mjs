// npm run bench -- …, npm run bench:structure -- …: see benchmarks/speed and benchmarks/structure.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build, install } from './bootstrap.mjs';
import { root } from './workspace.mjs';

install();
const code = build('pith...', '@pith/evaluation...');
if (code !== 0) process.exitCode = code;
else {
  const [benchmark = 'speed', ...args] = process.argv.slice(2);
  const main = join(root, 'benchmarks', benchmark, 'main.mjs');
  // From where the user typed the command, so that relative paths mean what they say.
  const cwd = process.env.INIT_CWD ?? process.cwd();
  process.exitCode = spawnSync(process.execPath, [main, ...args], { cwd, stdio: 'inherit' }).status ?? 1;
}
