// Uses the packages as a stranger would: installs the tarballs into an empty folder and imports every entry point.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importSpecifiers, listPublicPackages, root } from '../workspace.mjs';
import { tarballOf } from './pack.mjs';

/** Strict, and without skipLibCheck: the published declarations themselves have to be sound. */
const compilerOptions = {
  strict: true,
  noEmit: true,
  target: 'ES2023',
  module: 'nodenext',
  typeRoots: [join(root, 'node_modules/@types')],
  types: ['node'],
};

/** Installs all tarballs with npm, then imports (ESM), requires (CommonJS) and type checks every entry point and runs every command's help. */
export function importFromTarballs() {
  const packages = listPublicPackages();
  const folder = mkdtempSync(join(tmpdir(), 'pith-consume-'));
  try {
    const tarballs = Object.fromEntries(packages.map(({ manifest }) => [manifest.name, `file:${tarballOf(manifest)}`]));
    // Overrides, so that a package's own dependency on another one means the tarball too, not the registry.
    const manifest = { private: true, dependencies: tarballs, overrides: tarballs };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    run(folder, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error');

    const names = packages.flatMap(({ manifest }) => importSpecifiers(manifest));
    writeFileSync(join(folder, 'all.mjs'), names.map((name) => `await import(${JSON.stringify(name)});\n`).join(''));
    writeFileSync(join(folder, 'all.cjs'), names.map((name) => `require(${JSON.stringify(name)});\n`).join(''));
    run(folder, 'node', 'all.mjs');
    run(folder, 'node', '--disable-warning=ExperimentalWarning', 'all.cjs');

    const typed = names.map((name, i) => `export * as entry${i} from ${JSON.stringify(name)};\n`);
    writeFileSync(join(folder, 'all.ts'), typed.join(''));
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['all.ts'] }));
    run(folder, join(root, 'node_modules/.bin/tsc'), '-p', '.');

    const commands = packages.flatMap(({ manifest }) => Object.keys(manifest.bin ?? {}));
    for (const command of commands) run(folder, join('node_modules/.bin', command), '--help');
    console.log(
      `imported, required and type checked: ${names.join(', ')}${commands.length > 0 ? `; ran: ${commands.join(', ')}` : ''}`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} cwd
 * @param {string} command
 * @param {string[]} args
 */
function run(cwd, command, ...args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${error ?? ''}${stdout}${stderr}`);
}
