import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { pith, type Run, useCli, workPath } from './cli.ts';

const page = (n: number | string): string =>
  `<title>Mill ${n}</title><ul><li><a href=#>Home</a></ul><h1>Mill ${n}</h1><p>${'It grinds twice a day, with the tide. '.repeat(5)}`;
const read = (name: string): string => readFileSync(workPath(name), 'utf8');
const records = (text: string): Record<string, unknown>[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
const inputs = (text: string): unknown[] => records(text).map(({ input }) => input);
const json = (...args: string[]): Promise<Run> => pith(['extract', '-e', 'cetd', '-f', 'json', ...args]);

const many = Array.from({ length: 300 }, (_, n) =>
  JSON.stringify({ id: n, url: `https://${n}.example/`, html: page(n) }),
);

useCli();
beforeAll(() => {
  mkdirSync(workPath('pages/deep/er'), { recursive: true });
  for (const name of ['b.html', 'a.htm', 'deep/a.html', 'deep/er/c.xhtml'])
    writeFileSync(workPath(`pages/${name}`), page(name));
  writeFileSync(workPath('pages/deep/d.html.gz'), gzipSync(page('d')));
  writeFileSync(workPath('pages/notes.txt'), 'no page');
  symlinkSync('..', workPath('pages/deep/up'));
  writeFileSync(workPath('many.jsonl'), many.join('\n'));
  writeFileSync(workPath('few.jsonl.gz'), gzipSync(many.slice(0, 3).join('\n')));
});

describe('inputs', () => {
  it('a folder: its pages and those below, in a fixed order, no links to folders', async () => {
    const run = await json('pages');
    expect(run).toMatchObject({ exitCode: 0, stderr: '' });
    expect(inputs(run.stdout)).toEqual([
      'pages/a.htm',
      'pages/b.html',
      'pages/deep/a.html',
      'pages/deep/d.html.gz',
      'pages/deep/er/c.xhtml',
    ]);
    expect(records(run.stdout)[3]).toMatchObject({ title: 'Mill d' });
  });
  it('patterns and files, also one whose name looks like a pattern', async () => {
    writeFileSync(workPath('x[1].html'), page(1));
    const { stdout } = await json('pages/**/*.{html,htm}', 'x[1].html', 'pages/b.html');
    expect(inputs(stdout)).toEqual(['pages/a.htm', 'pages/b.html', 'pages/deep/a.html', 'x[1].html', 'pages/b.html']);
  });
  it('lines of JSON, packed or on standard input, with their ids and addresses', async () => {
    const packed = await json('few.jsonl.gz');
    expect(records(packed.stdout)).toMatchObject(
      [0, 1, 2].map((n) => ({
        input: `few.jsonl.gz#${n + 1}`,
        id: n,
        url: `https://${n}.example/`,
        title: `Mill ${n}`,
      })),
    );
    const piped = await pith(['extract', '-', '-e', 'cetd', '--json'], `\n${many.slice(0, 2).join('\n\n')}\n`);
    expect(inputs(piped.stdout)).toEqual(['-#2', '-#4']);
  });
  it('results come in the order of the inputs, whatever the number of threads', async () => {
    const [one, four] = await Promise.all([json('many.jsonl', '--jobs', '1'), json('many.jsonl', '--jobs', '4')]);
    expect(inputs(one.stdout)).toEqual(many.map((_, n) => `many.jsonl#${n + 1}`));
    expect(four.stdout === one.stdout).toBe(true);
  });
});

describe('a page that fails', () => {
  const lines = [
    '{"html": ',
    '7',
    '{"url": "https://a.example/"}',
    '{"id": "x", "html": "<p>Text", "url": 3}',
    many[0],
  ];
  beforeAll(() => {
    writeFileSync(workPath('bad.jsonl'), lines.join('\n'));
    writeFileSync(workPath('torn.jsonl.gz'), gzipSync(many.join('\n')).subarray(0, -20));
    writeFileSync(workPath('torn.html.gz'), gzipSync(page(1)).subarray(0, -20));
    mkdirSync(workPath('empty'), { recursive: true });
  });
  it('is a line with an error among the others', async () => {
    const { exitCode, stdout, stderr } = await json('missing.html', 'bad.jsonl', 'empty', 'none*', 'torn.html.gz');
    expect({ exitCode, stderr }).toEqual({
      exitCode: 1,
      stderr: 'pith: 8 of 9 pages failed; their lines have an "error"\n',
    });
    expect(records(stdout).map(({ title, error }) => title ?? (error as { message: string }).message)).toEqual([
      'missing.html: no such file',
      'bad.jsonl#1: expected a JSON object with "html", got broken JSON',
      'bad.jsonl#2: expected text in "html", got nothing',
      'bad.jsonl#3: expected text in "html", got nothing',
      'bad.jsonl#4: expected text in "url", got number',
      'Mill 0',
      'empty: no pages there (looked for .html, .htm and .xhtml, also with .gz)',
      'none*: no pages there (looked for .html, .htm and .xhtml, also with .gz)',
      'torn.html.gz: ends too early: not all of it was packed or downloaded',
    ]);
  });
  it('is told when a file ends too early, after the pages that could be read', async () => {
    const { exitCode, stdout } = await json('torn.jsonl.gz', 'pages/b.html');
    const [last, torn] = records(stdout).reverse();
    expect(exitCode).toBe(1);
    expect(last).toMatchObject({ input: 'pages/b.html', title: 'Mill b.html' });
    expect(torn).toMatchObject({ error: { message: expect.stringContaining('ends too early') } });
  });
  it('goes to standard error when there are no lines', async () => {
    const run = await pith(['extract', 'missing.html', 'pages/b.html', '-e', 'cetd', '-o', 'texts']);
    expect(run).toEqual({ exitCode: 1, stdout: '', stderr: 'pith: missing.html: no such file\n' });
    expect(readdirSync(workPath('texts'))).toEqual(['b.txt']);
  });
  it('ends at the time limit', async () => {
    const { createServer } = await import('node:http');
    const server = createServer(() => {}).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const address = `http://127.0.0.1:${(server.address() as { port: number }).port}/`;
    const { exitCode, stdout } = await json(address, 'pages/b.html', '--timeout', '3', '--jobs', '1');
    server.closeAllConnections();
    server.close();
    expect(exitCode).toBe(1);
    expect(records(stdout)).toMatchObject([
      { input: address, error: { code: 'system-failed' } },
      { title: 'Mill b.html' },
    ]);
  });
});

describe('files in a folder', () => {
  it('are named after the pages; names that are taken get a number', async () => {
    const args = [
      'extract',
      'pages',
      'pages/**/a.*',
      'pages/deep/a.html',
      'few.jsonl.gz',
      '-e',
      'cetd',
      '-f',
      'markdown',
    ];
    expect(await pith([...args, '--output', 'out'])).toEqual({ exitCode: 0, stdout: '', stderr: '' });
    const files = readdirSync(workPath('out'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((name) => name.endsWith('.md')).sort()).toEqual(
      [
        'a.md',
        'a-2.md',
        'a-3.md',
        'b.md',
        'deep/a.md',
        'deep/a-2.md',
        'deep/d.md',
        'deep/er/c.md',
        'few-1.md',
        'few-2.md',
        'few-3.md',
      ].sort(),
    );
    expect(files.filter((name) => name.endsWith('.part'))).toEqual([]);
    expect(read('out/deep/a.md')).toContain('# Mill deep/a.html\n');
  });
  it('are not read as input, and do not replace it', async () => {
    mkdirSync(workPath('site'), { recursive: true });
    writeFileSync(workPath('site/a.html'), page('a'));
    for (let run = 0; run < 2; run++) await pith(['extract', 'site', '-e', 'cetd', '-f', 'html', '-o', 'site/out']);
    expect(readdirSync(workPath('site'), { recursive: true })).toHaveLength(3);
    const own = await pith(['extract', 'site', '-e', 'cetd', '-f', 'html', '-o', 'site']);
    expect(own).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('choose another --output') });
    expect(read('site/a.html')).toBe(page('a'));
  });
  it('are made by --resume only where they are missing', async () => {
    const args = ['extract', 'pages', '-e', 'cetd', '--output', 'rest'];
    await pith(args);
    writeFileSync(workPath('rest/b.txt'), 'mine');
    truncateSync(workPath('rest/a.txt'));
    writeFileSync(workPath('rest/a.txt.part'), 'torn');
    const before = statSync(workPath('rest/deep/a.txt')).mtimeMs;
    await pith([...args, '--resume']);
    expect(read('rest/b.txt')).toBe('mine');
    expect(statSync(workPath('rest/deep/a.txt')).mtimeMs).toBe(before);
  });
});

describe('--resume', () => {
  const args = ['many.jsonl', 'missing.html', 'pages', '--content', 'text', '--output'];
  let whole = '';
  beforeAll(async () => {
    await json(...args, 'whole.jsonl');
    whole = read('whole.jsonl');
  });

  /** Starts a run and ends it when it has written something. */
  const end = (output: string, signal: NodeJS.Signals): Promise<Run> =>
    pith(['extract', '-e', 'cetd', '-f', 'json', ...args, output], '', (child) => {
      const timer = setInterval(() => {
        if (!existsSync(workPath(output)) || statSync(workPath(output)).size === 0) return;
        clearInterval(timer);
        child.kill(signal);
      }, 1);
    });

  it.each([
    ['SIGKILL', { exitCode: null, stderr: '' }],
    ['SIGINT', { exitCode: 130, stderr: '\npith: interrupted; the same command with --resume continues it\n' }],
  ] as const)('continues a run that %s ended, and loses or repeats nothing', async (signal, result) => {
    const output = `${signal}.jsonl`;
    expect(await end(output, signal)).toEqual({ ...result, stdout: '' });
    expect(read(output).length).toBeLessThan(whole.length);
    expect(await json(...args, output, '--resume')).toMatchObject({ exitCode: 1, stdout: '' });
    expect(read(output) === whole).toBe(true);
  });
});
