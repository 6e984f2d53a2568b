import { type Definition, describeRange } from '../packages/core/src/index.ts';

/** The options of an extractor as a Markdown table, from the declaration. */
export function optionsTable(definition: Definition): string {
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
