import { registry } from 'pith';
import { expect, it } from 'vitest';
import { pith, useCli } from './cli.ts';

useCli();

it('lists every extractor with its options', async () => {
  const { exitCode, stdout } = await pith(['extractors']);
  expect(exitCode).toBe(0);
  const lines = stdout.trimEnd().split('\n').slice(1);
  expect(lines.map((line) => line.split(/,| /)[0])).toEqual(registry.definitions.map(({ name }) => name));
  expect(lines.find((line) => line.startsWith('cectd-ds'))).toMatch(
    /^cectd-ds, cetd +lambda=1 textRuns=true ancestorText=false wrapLinkTags=true +Composite/,
  );
});

it('explains one, also by its family name', async () => {
  const { stdout } = await pith(['extractors', 'cetd']);
  expect(stdout).toMatch(/^cectd-ds \(also: cetd\)\n/);
  expect(stdout).toMatch(/\nancestorText +false \(paper: true\) +true or false +Keeps text/);
});

it('gives the declarations as JSON', async () => {
  const { stdout } = await pith(['extractors', '--json']);
  const list = JSON.parse(stdout);
  expect(list).toHaveLength(registry.definitions.length);
  expect(list.find(({ name }: { name: string }) => name === 'cectd-ds')).toMatchObject({
    aliases: ['cetd'],
    presets: { paper: { ancestorText: true } },
    options: { lambda: { kind: 'number', default: 1, min: 0, max: 1.5 } },
  });
});

it('refuses a name it does not know', async () => {
  expect(await pith(['extractors', 'cedt'])).toEqual({
    exitCode: 2,
    stdout: '',
    stderr: 'pith: unknown extractor "cedt"; did you mean "cetd"?\n',
  });
});
