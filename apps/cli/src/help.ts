import { columns } from './columns.ts';
import type { Command, Flag } from './command.ts';
import { commands } from './commands.ts';

/** `pith --help` */
export function overview(): string {
  return `Pith finds the main content of a web page.

Usage: pith <command> …

Commands:
${columns(commands.map(({ name, about }) => [`  ${name}`, about]))}

"pith <command> --help" explains a command and shows examples.

  pith extract page.html
  pith extract https://example.org/ --format markdown
  pith extract pages/ --format json --output pages.jsonl

Exit codes: 0 fine, 1 a page could not be read or extracted, 2 the command line is wrong, 130 interrupted.
With --json, errors are JSON on stderr: {"error": {"code": …, "message": …}}.`;
}

/** `pith <command> --help` */
export function commandHelp({ name, usage, about, flags, examples }: Command): string {
  const rows = Object.entries(flags).map(([flag, spec]) => [`  ${flagUsage(flag, spec)}`, spec.about]);
  rows.push(['      --json', 'output and errors as JSON'], ['  -h, --help', 'this text']);
  const lines = examples.map(([line, what]) => `  # ${what}\n  ${line}`);
  return `Usage: pith ${name} ${usage}

${about}

Flags:
${columns(rows)}

Examples:
${lines.join('\n')}`;
}

function flagUsage(name: string, { short, value, choices }: Flag): string {
  const shown = choices ? choices.join(' | ') : value;
  return `${short ? `-${short}, ` : '    '}--${name}${shown ? ` ${shown}` : ''}`;
}
