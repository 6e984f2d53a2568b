import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pith, useCli, workPath } from './cli.ts';

const sentence = 'The mill stands where the tide is highest, and it grinds twice a day.';
const second = 'Below it lie the stones, as old as the wall around them, and nobody has ever counted them.';
const html = `<title>Tide mills</title><ul><li><a href=#>Home</a><li><a href=#>News</a></ul>
<main><article><h1>Tide mills</h1><p>${sentence}</p><p>${second}</p></article></main>`;
const text = `Tide mills\n\n${sentence}\n\n${second}\n`;

useCli();
beforeAll(() => {
  mkdirSync(workPath('other'));
  for (const file of ['mill.html', 'two.html', 'other/mill.html']) writeFileSync(workPath(file), html);
});

describe('pith extract', () => {
  it('prints the text of a file', async () => {
    expect(await pith(['extract', 'mill.html'])).toEqual({ exitCode: 0, stdout: text, stderr: '' });
  });
  it('reads standard input', async () => {
    expect(await pith(['extract', '-'], html)).toEqual({ exitCode: 0, stdout: text, stderr: '' });
  });
  it('prints JSON with the parts asked for', async () => {
    const { stdout } = await pith(['extract', 'mill.html', '--json', '--url', 'https://example.org/']);
    expect(JSON.parse(stdout)).toMatchObject({
      schemaVersion: 1,
      input: 'mill.html',
      url: 'https://example.org/',
      title: 'Tide mills',
      text: text.trimEnd(),
      extractor: 'stack',
      hidden: [],
    });
    const some = await pith(['extract', 'mill.html', '-f', 'json', '--content', 'markdown, html']);
    const data = JSON.parse(some.stdout);
    expect(Object.keys(data).slice(-2)).toEqual(['markdown', 'html']);
    expect(data).not.toHaveProperty('text');
    expect(data).not.toHaveProperty('blocks');
  });
  it('unpacks a packed page', async () => {
    writeFileSync(workPath('packed.html.gz'), gzipSync(html));
    expect(await pith(['extract', 'packed.html.gz'])).toEqual({ exitCode: 0, stdout: text, stderr: '' });
  });
  it('uses the extractor, the options and the preset asked for', async () => {
    const all = await pith(['extract', 'mill.html', '--extractor', 'keep-all']);
    expect(all.stdout).toContain('Home');
    const lambda = await pith(['extract', 'mill.html', '-e', 'cectd-s', '--set', 'lambda=0', '-s', 'weights=1,1,1']);
    expect(lambda.stdout).toContain('Home');
    const paper = await pith([
      'extract',
      'mill.html',
      '-e',
      'cetd',
      '--preset',
      'paper',
      '--set',
      'wrapLinkTags=false',
    ]);
    expect(paper).toEqual({ exitCode: 0, stdout: text, stderr: '' });
  });
  it.each([
    ['html', `<h1>Tide mills</h1><p>${sentence}</p><p>${second}</p>\n`],
    ['markdown', `# Tide mills\n\n${sentence}\n\n${second}\n`],
  ])('prints %s', async (format, output) => {
    const { stdout } = await pith(['extract', 'mill.html', '--extractor', 'cetd', '--format', format]);
    expect(stdout).toBe(output);
  });
  it('writes a file', async () => {
    expect(await pith(['extract', 'mill.html', '--output', 'mill.txt'])).toMatchObject({ exitCode: 0, stdout: '' });
    expect(readFileSync(workPath('mill.txt'), 'utf8')).toBe(text);
  });
  it('writes into a folder', async () => {
    await pith(['extract', 'mill.html', '--output', 'folder/']);
    expect(readFileSync(workPath('folder/mill.txt'), 'utf8')).toBe(text);
  });
});

describe('mistakes', () => {
  it.each([
    [['extract'], 2, 'extract needs a file, a folder, a pattern, a URL or -'],
    [['extract', 'mill.html', '--extractor', 'cedt'], 2, 'unknown extractor "cedt"; did you mean "cetd"?'],
    [['extract', 'mill.html', '--set', 'lambda'], 2, '--set needs option=value, got "lambda"'],
    [
      ['extract', 'mill.html', '-e', 'cetd', '--set', 'lambda=2'],
      2,
      'option "lambda" must be a number from 0 to 1.5, got 2',
    ],
    [
      ['extract', 'mill.html', '-e', 'cetd', '--set', 'lambda=x'],
      2,
      'option "lambda" must be a number from 0 to 1.5, got "x"',
    ],
    [['extract', 'mill.html', '--set', 'colour=1'], 2, 'stack: unknown option "colour"'],
    [['extract', 'mill.html', '--format', 'xml'], 2, '--format must be one of text, html, markdown, json, got "xml"'],
    [['extract', 'mill.html', '--colour'], 2, "Unknown option '--colour'"],
    [['extract', 'missing.html'], 1, 'missing.html: no such file'],
    [['extract', 'ftp://example.org/'], 1, 'ftp://example.org/: only http:// and https:// can be fetched'],
    [
      ['extract', 'other', '-f', 'json', '-o', 'no/such/x.jsonl'],
      1,
      'cannot write no/such/x.jsonl: its folder is not there',
    ],
    [
      ['extract', 'mill.html', '-f', 'json', '--content', 'text,xml'],
      2,
      '--content must be some of text,html,markdown',
    ],
    [['extract', 'mill.html', '--content', 'text'], 2, '--content goes with --format json'],
    [['extract', 'other', '--jobs', '0'], 2, '--jobs must be a whole number from 1, got "0"'],
    [['extract', 'other'], 2, 'several pages as text need --output <folder>'],
    [['extract', 'mill.html', 'two.html', '-f', 'html'], 2, 'several pages as html need --output <folder>'],
    [['extract', 'mill.html', 'two.html', '-o', 'mill.html'], 2, '--output mill.html is a file'],
    [['extract', 'other', '-f', 'json', '--resume'], 2, '--resume continues what was written to --output'],
    [['extract', 'other', '-f', 'json', '--url', 'https://example.org/'], 2, '--url is the address of one page'],
    [['extract', 'other', '-f', 'json', '-e', 'cedt', '-o', 'cedt.jsonl'], 2, 'unknown extractor "cedt"'],
    [['extract', 'mill.html', '--output', 'mill.html/x.txt'], 1, 'cannot write mill.html/x.txt'],
    [['extrct', 'mill.html'], 2, 'unknown command "extrct"; did you mean "extract"?'],
  ])('%j', async (args, exitCode, message) => {
    const run = await pith(args);
    expect(run).toMatchObject({ exitCode, stdout: '' });
    expect(run.stderr).toMatch(/^pith: [^\n]*\n$/);
    expect(run.stderr).toContain(message);
  });

  it('are JSON for programs', async () => {
    const { stderr, exitCode } = await pith(['extract', 'mill.html', '-e', 'cetd', '--set', 'lambda=2', '--json']);
    expect(exitCode).toBe(2);
    expect(JSON.parse(stderr)).toEqual({
      error: { code: 'option-invalid', message: 'cectd-ds: option "lambda" must be a number from 0 to 1.5, got 2' },
    });
  });
  it('in a page are in its JSON too', async () => {
    const { exitCode, stdout, stderr } = await pith(['extract', 'missing.html', '--format', 'json']);
    expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: 'pith: missing.html: no such file\n' });
    const error = { code: 'input', message: 'missing.html: no such file' };
    expect(JSON.parse(stdout)).toEqual({ schemaVersion: 1, input: 'missing.html', error });
  });
});

describe('a URL', () => {
  const server = createServer((request, response) => {
    const path = request.url!.split('?')[0];
    if (path === '/mill') {
      response.setHeader('content-type', 'text/html; charset=iso-8859-1').end(Buffer.from('<p>café', 'latin1'));
    } else if (path === '/moved') response.writeHead(302, { location: '/mill' }).end();
    else if (path === '/image') response.setHeader('content-type', 'image/png').end('png');
    else response.writeHead(404).end();
  });
  let origin = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  it('is fetched, in the character set the server names', async () => {
    expect(await pith(['extract', `${origin}/mill?page=[1]`])).toEqual({ exitCode: 0, stdout: 'café\n', stderr: '' });
  });
  it('is the one where the page was found in the end', async () => {
    const { stdout } = await pith(['extract', `${origin}/moved`, '--json']);
    expect(JSON.parse(stdout).url).toBe(`${origin}/mill`);
  });
  it.each([
    ['/missing', 'the server answered 404 Not Found'],
    ['/image', 'is image/png, not a web page'],
  ])('that is no page is an error: %s', async (path, message) => {
    expect(await pith(['extract', origin + path])).toEqual({
      exitCode: 1,
      stdout: '',
      stderr: `pith: ${origin}${path}: ${message}\n`,
    });
  });
});
