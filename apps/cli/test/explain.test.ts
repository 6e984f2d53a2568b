import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { pith, useCli, workPath } from './cli.ts';

const sentence = 'The mill stands where the tide is highest, and it grinds twice a day.';
const html = `<title>Tide mills</title><ul><li><a href=#>Home</a><li><a href=#>News</a></ul>
<div><h1>Tide mills</h1><p>${sentence}</p><p>${sentence}</p></div>`;

useCli();
beforeAll(() => {
  writeFileSync(workPath('mill.html'), html);
  writeFileSync(workPath('mine.yaml'), 'version: 1\nname: mine\nvote: [cetd, { serial: [lqf, bte] }]\nquorum: 2\n');
  writeFileSync(workPath('wrong.yaml'), 'version: 1\nvote:\n  - cetd\n  - bet\n');
});

describe('pith explain', () => {
  it('prints a table', async () => {
    const { exitCode, stdout } = await pith(['explain', 'mill.html', '-e', 'cetd']);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^Tide mills\ncectd-ds · 3 of 5 blocks kept · 30 of 32 words\n/);
    expect(stdout).toMatch(/\n4 {2}✓ .* p {3}The mill stands where/);
  });
  it('prints the votes of a pipeline', async () => {
    const { stdout } = await pith(['explain', '-', '--pipeline', 'mine.yaml'], html);
    expect(stdout).toContain('\nA cectd-ds\nB serial\n  C lqf\n  D bte\n');
    expect(stdout).toMatch(/\n1 {2}· +0\.00 {2}··· /);
    expect(stdout).toMatch(/\n4 {2}✓ +1\.00 {2}●●●● /);
  });
  it('prints JSON', async () => {
    const { stdout } = await pith(['explain', 'mill.html', '--json', '-e', 'cetr-tm', '--url', 'https://example.org/']);
    const { extractor, url, blocks } = JSON.parse(stdout);
    expect({ extractor, url }).toEqual({ extractor: 'cetr-tm', url: 'https://example.org/' });
    expect(blocks[3]).toMatchObject({ text: sentence, kept: true, signals: { tagRatio: expect.any(Number) } });
  });
  it('writes an HTML file', async () => {
    expect(await pith(['explain', 'mill.html', '-e', 'cetd', '--html', 'why.html'])).toEqual({
      exitCode: 0,
      stdout: '',
      stderr: '',
    });
    expect(readFileSync(workPath('why.html'), 'utf8')).toContain('<title>cectd-ds: Tide mills</title>');
  });
  it.each([
    [['explain'], 2, 'explain needs one file, URL or -'],
    [['explain', 'mill.html', 'mill.html'], 2, 'explain needs one file, URL or -'],
    [['explain', 'mill.html', '--html', 'mill.html/x'], 1, 'cannot write mill.html/x'],
    [['explain', 'mill.html', '-p', 'mine.yaml', '-e', 'cetd'], 2, '--pipeline stands alone'],
    [['explain', 'mill.html', '-p', 'none.yaml'], 1, 'none.yaml: no such file'],
  ])('%j is a mistake', async (args, exitCode, message) => {
    const run = await pith(args);
    expect(run).toMatchObject({ exitCode, stdout: '' });
    expect(run.stderr).toContain(message);
  });
});

describe('pith extract --pipeline', () => {
  it('uses the file', async () => {
    const { stdout } = await pith(['extract', 'mill.html', '--pipeline', 'mine.yaml', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({
      extractor: 'mine',
      confidence: 1,
      text: `Tide mills\n\n${sentence}\n\n${sentence}`,
    });
  });
  it('names the line of a mistake', async () => {
    expect(await pith(['extract', 'mill.html', '--pipeline', 'wrong.yaml'])).toEqual({
      exitCode: 2,
      stdout: '',
      stderr: 'pith: wrong.yaml: line 4, $.vote[1]: unknown extractor "bet"; did you mean "bte"?\n',
    });
  });
});

describe('pith pipeline', () => {
  it('checks files', async () => {
    expect(await pith(['pipeline', 'check', 'mine.yaml'])).toEqual({
      exitCode: 0,
      stdout: 'mine.yaml: fine\n',
      stderr: '',
    });
    const both = await pith(['pipeline', 'check', 'wrong.yaml', 'mine.yaml']);
    expect(both).toMatchObject({ exitCode: 2, stdout: 'mine.yaml: fine\n' });
    expect(both.stderr).toContain('wrong.yaml: line 4');
  });
  it('shows a file as a tree, or as data', async () => {
    expect((await pith(['pipeline', 'show', 'mine.yaml'])).stdout).toBe(
      'mine (vote, at least 2 of 2 votes, by text)\n├─ cectd-ds\n└─ serial\n   ├─ lqf\n   └─ bte\n',
    );
    const { stdout } = await pith(['pipeline', 'show', 'mine.yaml', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ version: 1, name: 'mine', quorum: 2 });
  });
  it('shows a registered extractor', async () => {
    expect((await pith(['pipeline', 'show', 'cetd'])).stdout).toBe('cectd-ds\n');
  });
  it('needs something to do', async () => {
    expect(await pith(['pipeline', 'mine.yaml'])).toMatchObject({ exitCode: 2, stdout: '' });
  });
});
