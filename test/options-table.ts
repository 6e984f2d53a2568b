import { type Definition, describeRange } from '../packages/core/src/index.ts';

/**
 * The README with the options of an extractor as they are declared, between the lines `<!-- options: name -->` and
 * `<!-- /options -->`. Where these lines are missing they go to the top of the section "Options".
 */
export function withOptionsTable(readme: string, definition: Definition): string {
  const start = `<!-- options: ${definition.name} -->\n`;
  const end = '<!-- /options -->';
  const table = `${start}${optionsTable(definition)}\n${end}`;
  const [before, rest] = readme.split(start);
  if (rest !== undefined) return before + table + rest.slice(rest.indexOf(end) + end.length);
  if (!readme.includes('\n## Options\n')) throw new Error('the README has no section "Options"');
  return readme.replace('\n## Options\n', () => `\n## Options\n\n\`${definition.name}\`:\n\n${table}\n`);
}

function optionsTable(definition: Definition): string {
  const { options, presets } = definition.describe();
  const names = Object.keys(options);
  if (names.length === 0) return 'No options.';
  const paper: Record<string, unknown> = presets.paper ?? {};
  const rows = names.map((name) => {
    const option = options[name]!;
    const inPaper = name in paper ? `; paper: ${code(paper[name])}` : '';
    return `| \`${name}\` | ${code(option.default)}${inPaper} | ${describeRange(option)} | ${option.about} | ${option.from} |`;
  });
  return [
    '| option | default | value | what it does | where the default comes from |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

function code(value: unknown): string {
  return `\`${JSON.stringify(value).replaceAll('"', "'")}\``;
}
