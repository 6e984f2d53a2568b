import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll } from 'vitest';

/** What a run of the command line did. */
export interface Run {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const app = fileURLToPath(new URL('..', import.meta.url));
let folder = '';

/** Builds the real program from its sources before the tests of a file, and gives a folder to work in. */
export function useCli(): void {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pith-cli-'));
    copyFileSync(join(app, 'package.json'), join(folder, 'package.json'));
    await build({
      // The program, and what it loads by address: names as in the builds, all in one folder.
      entryPoints: {
        main: join(app, 'src/main.ts'),
        'extract-page': join(app, 'src/extract/extract-page.ts'),
        'extractor-system': join(app, 'src/eval/extractor-system.ts'),
        'tune-worker': join(app, 'src/tune/tune-worker.ts'),
        'page-worker': join(app, '../../packages/evaluation/src/systems/page-worker.js'),
        'report-client': join(app, '../../packages/evaluation/src/report/report-client.js'),
      },
      outdir: join(folder, 'dist'),
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      conditions: ['@pith/source'],
      // The YAML parser is CommonJS and requires Node's own modules.
      banner: {
        js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
      },
      logLevel: 'error',
    });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
}

/** A path in the folder that commands run in. */
export function workPath(name: string): string {
  return join(folder, name);
}

/** Runs `pith …` in a process of its own; `onStart` may do something to it while it runs. */
export function pith(args: readonly string[], input = '', onStart?: (child: ChildProcess) => void): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(folder, 'dist/main.js'), ...args], { cwd: folder });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      stdout += chunk;
    });
    child.stderr.setEncoding('utf8').on('data', (chunk) => {
      stderr += chunk;
    });
    child.on('error', reject).on('close', (exitCode) => resolve({ exitCode, stdout, stderr }));
    child.stdin.on('error', () => {}).end(input);
    onStart?.(child);
  });
}
