import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { commands } from '../src/commands.ts';
import { pith, useCli } from './cli.ts';

useCli();

describe('help', () => {
  it.each([[[]], [['--help']], [['-h']], [['help']]])('pith %j lists the commands', async (args) => {
    const { exitCode, stdout, stderr } = await pith(args);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    for (const { name } of commands) expect(stdout).toContain(`\n  ${name} `);
  });
  it.each(commands.map(({ name }) => name))('pith %s --help explains it with examples', async (name) => {
    const { exitCode, stdout } = await pith([name, '--help']);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(new RegExp(`^Usage: pith ${name} `));
    expect(stdout).toContain(`Examples:\n  # `);
    expect(await pith(['help', name])).toMatchObject({ stdout });
  });
  it('every file in commands/ is a command of that name', async () => {
    const files = readdirSync(new URL('../src/commands', import.meta.url)).sort();
    expect(files).toEqual(commands.map(({ name }) => `${name}.ts`).sort());
    for (const { name, load } of commands) expect((await load()).command.name).toBe(name);
  });
  it('pith --version prints the version', async () => {
    expect(await pith(['--version'])).toMatchObject({ exitCode: 0, stdout: `${manifest.version}\n` });
  });
});
