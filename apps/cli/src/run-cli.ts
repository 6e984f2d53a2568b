import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Command, Flags, Invocation } from './command.ts';
import { commands } from './commands.ts';
import { toFailure, usageError } from './errors.ts';
import { commandHelp, overview } from './help.ts';

/** Runs one command line and returns its exit code. */
export async function runCli(args: readonly string[]): Promise<number> {
  const json = args.includes('--json');
  const report = async (error: unknown): Promise<void> => print(await toFailure(error));
  const print = ({ code, message }: { code: string; message: string }): void => {
    process.stderr.write(json ? `${JSON.stringify({ error: { code, message } })}\n` : `pith: ${message}\n`);
  };
  try {
    return await dispatch(args, json, report);
  } catch (error) {
    const failure = await toFailure(error);
    print(failure);
    return failure.exitCode;
  }
}

async function dispatch(args: readonly string[], json: boolean, report: Invocation['report']): Promise<number> {
  const [name = '--help', ...rest] = args;
  if (name === '--version' || name === '-V') return say(version());
  if (name === '--help' || name === '-h') return say(overview());
  if (name === 'help') return say(rest[0] === undefined ? overview() : commandHelp(await load(rest[0])));
  const command = await load(name);
  const ends = rest.indexOf('--');
  const ownArgs = ends < 0 ? rest : rest.slice(0, ends);
  if (ownArgs.includes('--help') || ownArgs.includes('-h')) return say(commandHelp(command));
  return command.run({ ...parse(command, rest), json, report });
}

async function load(name: string): Promise<Command> {
  const entry = commands.find((candidate) => candidate.name === name);
  if (entry !== undefined) return (await entry.load()).command;
  const { nearestName } = await import('@pith/core');
  const nearest = nearestName(
    name,
    commands.map((command) => command.name),
  );
  throw usageError(`unknown command "${name}"; did you mean "${nearest}"? "pith --help" lists all commands`);
}

function parse(command: Command, args: readonly string[]): Pick<Invocation, 'flags' | 'positionals'> {
  const options = { ...command.flags, json: { type: 'boolean' } } as const;
  const parsed = attempt(() => parseArgs({ args: [...args], options, allowPositionals: true }));
  assertChoices(command.flags, parsed.values);
  return { flags: parsed.values as Invocation['flags'], positionals: parsed.positionals };

  function attempt<T>(read: () => T): T {
    try {
      return read();
    } catch (error) {
      // Node's messages name the flag and say what is wrong with it.
      const message = error instanceof Error ? error.message.split(/\. To specify|\. Did you forget/)[0] : error;
      throw usageError(`${message}; "pith ${command.name} --help" shows the flags`);
    }
  }
}

function assertChoices(flags: Flags, values: Readonly<Record<string, unknown>>): void {
  for (const [name, { choices }] of Object.entries(flags)) {
    const value = values[name];
    if (choices === undefined || value === undefined || choices.includes(String(value))) continue;
    throw usageError(`--${name} must be one of ${choices.join(', ')}, got "${value}"`);
  }
}

function version(): string {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;
}

function say(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}
