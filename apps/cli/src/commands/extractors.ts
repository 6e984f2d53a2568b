import { type Definition, describeRange } from '@pith/core';
import { registry } from 'pith';
import { columns } from '../columns.ts';
import { defineCommand } from '../command.ts';
import { usageError } from '../errors.ts';

export const command = defineCommand({
  name: 'extractors',
  usage: '[name] [flags]',
  about:
    'Lists the extractors, or explains one with all its options. Every option can be given to "pith extract --set".',
  flags: {},
  examples: [
    ['pith extractors', 'all extractors and their options'],
    ['pith extractors cetd', 'one of them, with what its options do and where the defaults come from'],
    ['pith extractors --json', 'the declarations, for programs'],
  ],
  async run({ positionals, json }) {
    const [name, ...more] = positionals;
    if (more.length > 0) throw usageError(`extractors takes one name, got ${positionals.length}`);
    const definitions = name === undefined ? registry.definitions : [registry.get(name)];
    const text = json
      ? JSON.stringify(definitions.map((definition) => ({ ...definition.describe(), aliases: aliasesOf(definition) })))
      : name === undefined
        ? columns([['NAME', 'OPTIONS', 'WHAT IT DOES'], ...definitions.map(row)])
        : explain(definitions[0]!);
    process.stdout.write(`${text}\n`);
    return 0;
  },
});

/** Family names that stand for a definition. */
function aliasesOf({ name }: Definition): string[] {
  return Object.entries(registry.aliases).flatMap(([alias, target]) => (target === name ? [alias] : []));
}

function row(definition: Definition): string[] {
  const aliases = aliasesOf(definition).map((alias) => `, ${alias}`);
  const options = Object.entries(definition.options).map(([option, spec]) => `${option}=${show(spec.default)}`);
  return [definition.name + aliases.join(''), options.join(' ') || '–', definition.about];
}

function explain(definition: Definition): string {
  const { options, presets, needs } = definition.describe();
  const paper = presets.paper ?? {};
  const rows = Object.entries(options).map(([name, spec]) => [
    name,
    show(spec.default) + (name in paper ? ` (paper: ${show(paper[name])})` : ''),
    describeRange(spec),
    spec.about,
    spec.from,
  ]);
  const table = columns([['OPTION', 'DEFAULT', 'VALUE', 'WHAT IT DOES', 'WHERE THE DEFAULT COMES FROM'], ...rows]);
  const aliases = aliasesOf(definition);
  return [
    `${definition.name}${aliases.length > 0 ? ` (also: ${aliases.join(', ')})` : ''}`,
    definition.about,
    ...(needs === 'source' ? ['Reads the HTML source, so that parsing takes about half as long again.'] : []),
    '',
    rows.length > 0 ? table : 'It has no options.',
  ].join('\n');
}

/** A value the way `--set` takes it. */
function show(value: unknown): string {
  return Array.isArray(value) ? value.join(',') : String(value);
}
