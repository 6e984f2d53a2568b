import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listPackages, root } from '../scripts/workspace.mjs';

const file = join(root, 'README.md');

/** Compares the lines between `<!-- name -->` and `<!-- /name -->`, or writes them when asked to. */
function checkSection(name: string, content: string): void {
  const readme = readFileSync(file, 'utf8');
  const [start, end] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
  const from = readme.indexOf(start) + start.length;
  const to = readme.indexOf(end);
  if (process.env.UPDATE_READMES) writeFileSync(file, readme.slice(0, from) + content + readme.slice(to));
  else expect(readme.slice(from, to)).toBe(content);
}

it('lists every package (npm run update-readmes writes the list)', () => {
  const rows = listPackages().map(
    ({ parent, folder, manifest }) => `| [${manifest.name}](${parent}/${folder}) | ${manifest.description} |\n`,
  );
  checkSection('packages', `| package | what it does |\n|---|---|\n${rows.join('')}`);
});

it('shows what its first example prints (npm run update-readmes writes it)', async () => {
  const { extract } = await import(join(root, 'packages/pith/src/index.ts'));
  const { text } = extract(readFileSync(join(root, 'examples/tide-mill.html')));
  checkSection('output', `\`\`\`text\n${text.trim()}\n\`\`\`\n`);
});
