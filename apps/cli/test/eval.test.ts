import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { pith, useCli, workPath } from './cli.ts';

const sentence = 'The mill stands where the tide is highest, and it grinds twice a day.';
const gold = `${sentence} ${sentence}`;
const html = `<ul><li><a href=#>Home</a><li><a href=#>News</a></ul><div><p>${sentence}</p><p>${sentence}</p></div>`;

useCli();
beforeAll(() => {
  const pages = ['a', 'b', 'c'].map((id) => JSON.stringify({ id, html, gold, type: 'article' }));
  writeFileSync(workPath('pages.jsonl'), pages.join('\n'));
  writeFileSync(
    workPath('mine.mjs'),
    `export default (html) => { if (html.includes('tide')) throw new Error('no tides'); };`,
  );
  writeFileSync(workPath('both.yaml'), '{ version: 1, parallel: [cetd, keep-all] }');
});

/** The lines that a test's command has written. */
const linesOf = (name: string): string[] =>
  existsSync(workPath(name)) ? readFileSync(workPath(name), 'utf8').trimEnd().split('\n') : [];

describe('pith eval', () => {
  it('prints a table, best first, with the baseline', async () => {
    const { stdout, stderr, exitCode } = await pith(['eval', '-e', 'cetd', '--dataset', 'pages.jsonl']);
    expect(exitCode).toBe(0);
    expect(stderr).toContain('cetd: 3 of 3 pages\n');
    const lines = stdout.split('\n');
    expect(lines[0]).toMatch(/: 3 pages, jsonl, hash [\da-f]{12}, tokens: auto$/);
    expect(lines[3]).toMatch(/^cetd +1\.000 +1\.000–1\.000 /);
    expect(lines[4]).toMatch(/^keep-all +0\.9\d\d /);
  });

  it('measures options, modules and commands at once, as JSON; what fails is reported', async () => {
    const command = `"${process.execPath}" -e "process.stdin.pipe(process.stdout)"`;
    const { stdout, exitCode } = await pith([
      ...['eval', '-d', 'pages.jsonl', '-e', 'cetd paper', '-e', 'cetd lambda=0', '--module', 'mine.mjs'],
      ...['--pipeline', 'both.yaml', '--command', command, '--threads', '0', '--limit', '2', '--json'],
    ]);
    expect(exitCode).toBe(0);
    const result = JSON.parse(stdout);
    expect(Object.keys(result.f1).sort()).toEqual(
      [command, 'both', 'cetd lambda=0', 'cetd paper', 'keep-all', 'mine'].sort(),
    );
    expect(result.f1.mine).toBe(0);
    expect(result.f1.both).toBe(result.f1['keep-all']);
    const mine = result.systems.find((system: { name: string }) => system.name === 'mine');
    expect(mine).toMatchObject({ errors: 2, pages: [{ id: 'a', error: 'mine: no tides' }, { id: 'b' }] });
  });

  it('measures a model of your own', async () => {
    copyFileSync(new URL('../../../packages/stack/src/default-model.json', import.meta.url), workPath('mine.json'));
    const { stdout } = await pith(['eval', '-d', 'pages.jsonl', '--model', 'mine.json', '-e', 'stack', '--json']);
    const { f1 } = JSON.parse(stdout);
    expect(Object.keys(f1).sort()).toEqual(['keep-all', 'mine', 'stack']);
    expect(f1.mine).toBe(f1.stack);
  });

  it('writes report and CSV, and continues a run', async () => {
    const args = ['eval', '-d', 'pages.jsonl', '-e', 'keep-all', '--threads', '0'];
    await pith([...args, '--run', 'run.jsonl', '--limit', '1', '--report', 'report.html', '--csv', 'pages.csv']);
    expect(readFileSync(workPath('report.html'), 'utf8')).toContain('Leaderboard');
    expect(readFileSync(workPath('pages.csv'), 'utf8').split('\n')).toHaveLength(3);
    await pith([...args, '--run', 'run.jsonl']);
    const lines = readFileSync(workPath('run.jsonl'), 'utf8').trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).id)).toEqual(['a', 'b', 'c']);
  });

  it('a run that is killed in the middle of a page goes on from there, and leaves no program behind', async () => {
    // Page 1 waits until the file "go" is there.
    const wait = 'if [ "$PAGE_URL" = https://1.example/ ]; then until [ -e go ]; do sleep 0.1; done; fi';
    const command = `echo x >> started.txt; ${wait}; echo x >> done.txt; cat`;
    const args = ['eval', '-d', 'waiting.jsonl', '-c', command, '--threads', '1', '--run', 'killed.jsonl', '--json'];
    const pages = ['0', '1', '2'].map((id) => JSON.stringify({ id, url: `https://${id}.example/`, html, gold }));
    writeFileSync(workPath('waiting.jsonl'), pages.join('\n'));
    const killed = await pith(args, '', (child) => {
      const timer = setInterval(() => {
        if (linesOf('started.txt').length < 2) return;
        clearInterval(timer);
        child.kill('SIGTERM');
      }, 20);
    });
    expect(killed).toMatchObject({ exitCode: 130, stdout: '' });
    expect(killed.stderr).toContain('the same command continues it');
    writeFileSync(workPath('go'), '');
    expect(JSON.parse((await pith(args)).stdout).systems).toHaveLength(2);
    // Page 1 was started twice; had the first one lived on, there would be four lines here too.
    expect(linesOf('started.txt')).toHaveLength(4);
    expect(linesOf('done.txt')).toHaveLength(3);
  });

  it('takes only the pages of a list, and compares with an earlier run', async () => {
    writeFileSync(workPath('ids.txt'), 'c\n\na\n');
    const args = ['eval', '-d', 'pages.jsonl', '-e', 'keep-all', '--threads', '0', '--pages', 'ids.txt'];
    const { stdout } = await pith([...args, '--json']);
    expect(JSON.parse(stdout).dataset.pages).toBe(2);
    writeFileSync(workPath('before.json'), stdout);
    const compared = await pith([...args, '--compare', 'before.json']);
    expect(compared.stdout).toMatch(/^since \d{4}-\d\d-\d\d +before +now/m);
    expect(compared.stdout).toMatch(/^keep-all +(0\.\d{3}) +\1 +±0\.000 /m);
  });

  it.each([
    [['eval'], 2, 'eval needs --dataset <path>'],
    [['eval', '-d', 'pages.jsonl', 'x'], 2, 'takes no other arguments'],
    [['eval', '-d', 'missing'], 1, 'dataset missing: no such file, or an empty folder'],
    [['eval', '-d', 'pages.jsonl', '--limit', '0'], 2, '--limit must be a whole number from 1, got "0"'],
    [['eval', '-d', 'pages.jsonl', '-e', 'cedt'], 2, 'unknown extractor "cedt"'],
    [['eval', '-d', 'pages.jsonl', '-e', 'cetd lambda=9'], 2, 'option "lambda" must be'],
    [['eval', '-d', 'pages.jsonl', '-e', 'cetd papr'], 2, 'expected a name, then paper, default or option=value'],
    [['eval', '-d', 'pages.jsonl', '-p', 'missing.yaml'], 1, 'missing.yaml: no such file'],
    [['eval', '-d', 'pages.jsonl', '-m', 'missing.mjs'], 1, 'Cannot find module'],
    [['eval', '-d', 'pages.jsonl', '--model', 'missing.json'], 1, 'missing.json: no such file'],
    [['eval', '-d', 'pages.jsonl', '--model', 'pages.jsonl'], 1, 'pages.jsonl: not a model; "pith train" writes one'],
    [['eval', '-d', 'pages.jsonl', '-m', 'mine.mjs', '-m', './mine.mjs'], 2, 'two systems are called "mine"'],
  ])('%j', async (args, exitCode, message) => {
    const run = await pith(args);
    expect(run).toMatchObject({ exitCode, stdout: '' });
    expect(run.stderr).toContain(message);
    expect(existsSync(workPath('missing'))).toBe(false);
  });
});
