import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { pith, useCli, workPath } from './cli.ts';

const sentence = 'The mill stands where the tide is highest, and it grinds twice a day.';

useCli();
beforeAll(() => {
  const pages = Array.from({ length: 24 }, (_, i) => {
    const links = `<li><a href=#>Page ${i}</a>`.repeat(3 + (i % 5));
    const text = `${sentence} `.repeat(1 + (i % 3));
    const html = `<ul>${links}</ul><div><p>${text}</p><p>${sentence}</p></div><ul>${links}</ul>`;
    return JSON.stringify({ id: `p${i}`, url: `https://site${i}.example/`, html, gold: `${text}\n${sentence}` });
  });
  writeFileSync(workPath('pages.jsonl'), pages.join('\n'));
});

const base = ['tune', '-d', 'pages.jsonl', '--evaluations', '40', '--population', '10'];

describe('pith tune', () => {
  it('writes a pipeline that pith extract uses, and a report; the number of threads does not matter', async () => {
    const args = [...base, '--pipelines', '--member', 'cetd', '--member', 'bte', '-b', 'keep-all'];
    const threads = await pith([...args, '--out', 'a.yaml', '--report', 'tune.html', '--threads', '2']);
    expect(threads).toMatchObject({ exitCode: 0 });
    expect(threads.stdout).toContain('95 % interval');
    expect(threads.stderr).toMatch(/generation \d+: best \d\.\d+, mean .* % different, \d+ evaluations/);
    expect(readFileSync(workPath('tune.html'), 'utf8')).toContain('<svg');
    await pith([...args, '--out', 'b.yaml', '--threads', '0']);
    expect(readFileSync(workPath('b.yaml'), 'utf8')).toBe(readFileSync(workPath('a.yaml'), 'utf8'));
    const page = `<ul><li><a href=#>Home</a></ul><p>${sentence}</p>`;
    expect((await pith(['extract', '--pipeline', 'a.yaml', '-'], page)).stdout).toContain('mill');
  });

  it('does not write a result that beats nothing, unless forced, and resumes', async () => {
    const args = [...base, '--extractor', 'cetd', '--threads', '0', '--out', 'c.yaml'];
    const first = await pith([...args, '--json']);
    expect(first).toMatchObject({ exitCode: 1 });
    expect(first.stderr).toContain('--force writes it');
    expect(existsSync(workPath('c.yaml'))).toBe(false);
    const again = await pith([...args, '--json', '--resume', '--force']);
    expect(again).toMatchObject({ exitCode: 0, stdout: first.stdout });
    expect(readFileSync(workPath('c.yaml'), 'utf8')).toContain('extractor: cectd-ds');
  });

  it.each([
    [['tune'], '--dataset'],
    [[...base, '--out', 'x.yaml'], 'either --extractor'],
    [[...base, '--out', 'x.yaml', '--pipelines', '--budget', 'soon'], '--budget must be like 90s'],
    [[...base, '--out', 'x.yaml', '--pipelines', '--evaluations', '0'], '--evaluations must be a whole number'],
    [[...base, '--out', 'x.yaml', '--pipelines', '-b', 'nothing'], 'unknown extractor "nothing"'],
    [[...base, '--out', 'no/such/x.yaml', '--pipelines'], 'cannot write'],
  ])('%j is refused', async (args, message) => {
    const { exitCode, stderr } = await pith(args);
    expect(exitCode).toBeGreaterThan(0);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('    at ');
  });
});
