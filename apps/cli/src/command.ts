/** A flag of a command: `--name` or `--name <value>`. */
export interface Flag {
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  /** May be given several times. */
  readonly multiple?: boolean;
  /** What stands behind it in the help: `<path>`. */
  readonly value?: string;
  /** The only values it takes. */
  readonly choices?: readonly string[];
  readonly about: string;
}

export type Flags = Readonly<Record<string, Flag>>;

type FlagValue<F extends Flag> = F extends { readonly type: 'boolean' }
  ? boolean
  : F extends { readonly multiple: true }
    ? readonly string[]
    : F extends { readonly choices: readonly (infer Choice)[] }
      ? Choice
      : string;

/** What a command is called with. */
export interface Invocation<F extends Flags = Flags> {
  readonly flags: { readonly [K in keyof F]?: FlagValue<F[K]> | undefined };
  readonly positionals: readonly string[];
  /** `--json`, which every command has: output and errors for programs. */
  readonly json: boolean;
  /** Prints an error the way the user asked for and goes on. For a command that can do some of its work. */
  report(error: unknown): Promise<void>;
}

/** A command: what its help says and what it does. */
export interface Command<F extends Flags = Flags> {
  readonly name: string;
  /** What follows the name: `<file>… [flags]`. */
  readonly usage: string;
  /** What it does, in a few lines. */
  readonly about: string;
  readonly flags: F;
  /** A command line and what it does. */
  readonly examples: readonly (readonly [line: string, about: string])[];
  /** Returns the exit code; an error thrown becomes a message and an exit code. */
  run(invocation: Invocation<F>): Promise<number>;
}

/** Declares a command; `run` gets flags of the declared types. */
export function defineCommand<const F extends Flags>(command: Command<F>): Command {
  return command as unknown as Command;
}
