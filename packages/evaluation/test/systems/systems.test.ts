import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { fromCommand } from '../../src/systems/command.ts';
import { inProcess } from '../../src/systems/in-process.ts';
import type { System } from '../../src/systems/system.ts';
import { fromModule, inWorkers } from '../../src/systems/worker.ts';

const moduleUrl = (name: string): URL => new URL(`./modules/${name}.mjs`, import.meta.url);
const open: System[] = [];
const opened = <T extends System>(system: T): T => {
  open.push(system);
  return system;
};
afterEach(async () => {
  for (const system of open.splice(0)) await system.close();
});
const text = async (system: System, html: string, url?: string): Promise<string> =>
  (await system.extract(html, url)).text;

test('in process', async () => {
  const system = inProcess('upper', (html, url) => `${url} ${html.toUpperCase()}`);
  expect(await text(system, 'a', 'u')).toBe('u A');
  expect((await system.extract('a', undefined)).ms).toBeGreaterThanOrEqual(0);
});

test('in process: a promise that never settles ends at the limit', async () => {
  const system = inProcess('never', () => new Promise(() => {}), { timeoutMs: 20 });
  await expect(system.extract('', undefined)).rejects.toThrow('never: no answer after 20 ms');
});

describe('worker threads', () => {
  const start = async (): Promise<System> =>
    opened(await fromModule('awkward', fileURLToPath(moduleUrl('awkward')), { threads: 2, timeoutMs: 2000 }));

  test('a module gets html and address', async () => {
    const system = await start();
    expect(await text(system, 'x', 'https://a.example')).toBe('https://a.example: x');
    expect(await text(system, 'x')).toBe('no url: x');
  });

  test.each([
    ['throw', 'awkward: cannot do this page'],
    ['number', 'awkward: returned number, expected text'],
    ['exit', 'awkward: the worker thread ended with code 3'],
    ['crash', 'awkward: later'],
  ])('%s is reported, and the next page works', async (html, message) => {
    const system = await start();
    await expect(system.extract(html, undefined)).rejects.toThrow(message);
    expect(await text(system, 'x')).toBe('no url: x');
  });

  test.each(['loop', 'never'])('%s is killed at the limit, and the next page works', async (html) => {
    const system = opened(
      await inWorkers('slow', { module: moduleUrl('awkward').href }, { timeoutMs: 300, threads: 1 }),
    );
    await expect(system.extract(html, undefined)).rejects.toThrow('slow: no answer after 300 ms');
    expect(await text(system, 'x')).toBe('no url: x');
  });

  test('pages run side by side', async () => {
    const system = await start();
    const pages = Array.from({ length: system.concurrency }, (_, i) => text(system, String(i)));
    expect(await Promise.all(pages)).toEqual(['no url: 0', 'no url: 1']);
  });

  test('a factory gets its data', async () => {
    const system = opened(inWorkers('factory', { module: moduleUrl('factory').href, data: { suffix: '!' } }));
    expect(await text(system, 'hi')).toBe('hi!');
  });

  test('the version follows the bytes of the module', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pith-module-'));
    const versionOf = async (source: string): Promise<string> => {
      writeFileSync(join(folder, 'm.mjs'), source);
      return (await fromModule('m', join(folder, 'm.mjs'))).version;
    };
    const first = await versionOf('export default () => "1";');
    expect(await versionOf('export default () => "2";')).not.toBe(first);
    expect(await versionOf('export default () => "1";')).toBe(first);
    rmSync(folder, { recursive: true });
  });

  test('a module that cannot be used is one error at the start', async () => {
    await expect(fromModule('m', '/nowhere/x.mjs')).rejects.toThrow(/^m: Cannot find module/);
    await expect(fromModule('m', fileURLToPath(moduleUrl('no-function')))).rejects.toThrow(
      'm: the module exports no function: expected a default export (html, url) => text',
    );
  });
});

describe('commands', () => {
  const node = (script: string): string => `"${process.execPath}" -e "${script}"`;

  test('page on standard input, address in PAGE_URL, text on standard output', async () => {
    const command = node(
      "let s='';process.stdin.on('data',d=>s+=d).on('end',()=>console.log(process.env.PAGE_URL+' '+s))",
    );
    expect(await text(fromCommand('c', command), 'é', 'https://a.example')).toBe('https://a.example é\n');
  });

  test('a failing command is reported with what it says', async () => {
    const system = fromCommand('c', node("console.error('no such model');process.exit(4)"));
    await expect(system.extract('', undefined)).rejects.toThrow('c: ended with code 4: no such model');
  });

  test('a command that ignores its input still answers', async () => {
    expect(await text(fromCommand('c', node("process.stdin.destroy();console.log('x')")), 'y'.repeat(1e6))).toBe('x\n');
  });

  test('a hanging command is killed at the limit, with its children', async () => {
    const system = fromCommand('c', `${node('setInterval(()=>{},1e3)')} | cat`, { timeoutMs: 300 });
    await expect(system.extract('', undefined)).rejects.toThrow('c: no answer after 300 ms');
  });
});
