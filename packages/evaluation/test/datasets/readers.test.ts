import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { datasetHash } from '../../src/datasets/dataset-hash.ts';
import type { Example } from '../../src/datasets/example.ts';
import { type OpenDatasetOptions, openDataset } from '../../src/datasets/open-dataset.ts';
import { pageString } from '../../src/datasets/page-string.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pith-dataset-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function put(path: string, content: string | Uint8Array): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, path.endsWith('.gz') ? gzipSync(content) : content);
}

async function read(path = '', options?: OpenDatasetOptions): Promise<Example[]> {
  const examples: Example[] = [];
  for await (const example of openDataset(join(root, path), options).read()) examples.push(example);
  return examples;
}

describe('WCXB', () => {
  const label = {
    url: 'https://news.example.co.uk/a',
    _internal: { page_type: { primary: 'category' } },
    ground_truth: { title: 'T', main_content: 'gold', with: ['g'], without: ['menu'] },
  };
  beforeEach(() => {
    put('wcxb/dev/html/0001.html.gz', '<p>gold é');
    put('wcxb/dev/ground-truth/0001.json', JSON.stringify(label));
  });

  test('reads pages, labels and kind', async () => {
    const [example] = await read('wcxb');
    expect(example).toMatchObject({
      id: '0001',
      url: label.url,
      group: 'example.co.uk',
      kind: 'collection',
      gold: 'gold',
      with: ['g'],
      without: ['menu'],
      meta: { title: 'T' },
    });
    expect(pageString(example!)).toBe('<p>gold é');
    expect(openDataset(join(root, 'wcxb/dev'))).toMatchObject({ name: 'wcxb/dev', format: 'wcxb', tokeniser: 'word' });
  });

  test('missing page type is article, missing text is empty', async () => {
    put('wcxb/dev/ground-truth/0001.json', JSON.stringify({ ground_truth: {} }));
    expect(await read('wcxb')).toMatchObject([{ kind: 'article', gold: '', with: [], without: [], group: '0001' }]);
  });

  test('several splits: one must be chosen', async () => {
    put('wcxb/test/html/0002.html.gz', '');
    put('wcxb/test/ground-truth/0002.json', JSON.stringify(label));
    await expect(read('wcxb')).rejects.toThrow('expected a split to be chosen, there is dev, test');
    await expect(read('wcxb', { split: 'tset' })).rejects.toThrow('expected a split "tset", there is dev, test');
    expect(await read('wcxb', { split: 'test' })).toMatchObject([{ id: '0002' }]);
  });

  test('errors name the file', async () => {
    put('wcxb/dev/ground-truth/0002.json', JSON.stringify(label));
    await expect(read('wcxb')).rejects.toThrow(/0002\.html\.gz: expected the page of ground-truth\/0002\.json/);
    put('wcxb/dev/html/0002.html', '');
    put('wcxb/dev/ground-truth/0002.json', '{"ground_truth": {"main_content": 7}}');
    await expect(read('wcxb')).rejects.toThrow(/0002\.json: expected text in "main_content", got a number/);
  });
});

test('article-extraction-benchmark', async () => {
  put('html/abc.html.gz', '<p>x');
  put('ground-truth.json', JSON.stringify({ abc: { articleBody: 'x', url: 'https://a.example.org/' } }));
  expect(await read()).toMatchObject([{ id: 'abc', gold: 'x', kind: 'article', group: 'example.org' }]);
  put('ground-truth.json', JSON.stringify({ abc: {}, other: {} }));
  await expect(read()).rejects.toThrow(/other\.html\.gz: expected the page of "other"/);
});

test('dragnet: comments stand apart, also after a mistyped marker', async () => {
  put('HTML/A.html', Buffer.from('<meta charset=windows-1252><p>caf\xe9', 'latin1'));
  put('HTML/B.html', '<p>b');
  put('Corrected/A.html.corrected.txt', 'article\n!@#$%^&*()  COMMENTS\nfirst!\n');
  put('Corrected/B.html.corrected.txt', 'article b\n!@ $%^&*() COMMENTS\n');
  const examples = await read();
  expect(examples).toMatchObject([
    { id: 'A', gold: 'article', meta: { comments: 'first!' } },
    { id: 'B', gold: 'article b', meta: { comments: '' } },
  ]);
  expect(pageString(examples[0]!)).toContain('café');
});

test('CleanEval: wrapper, address and marks are taken off; pages without gold are left out', async () => {
  put('finalrun-input/10.html', '<text id="http://www.site.example/x" title="T" encoding="utf-8">\n<p>é</p></text>\n');
  put('finalrun-input/9.html', '<p>nine');
  put('finalrun-input/8.html', '<p>no gold');
  put('GoldStandard/10.txt', 'URL: http://www.site.example/x\n\n<h>Head\n<p>é\n<l>item');
  put('GoldStandard/9-cleaned.txt', Buffer.from('<p>caf\xe9', 'latin1'));
  const examples = await read();
  expect(examples).toMatchObject([
    { id: '9', gold: 'café' },
    { id: '10', gold: 'Head\né\nitem', url: 'http://www.site.example/x', group: 'site.example' },
  ]);
  expect(pageString(examples[1]!)).toBe('\n<p>é</p>');
});

describe('JSONL', () => {
  const lines = [
    { id: 'a', url: 'https://x.example/', lang: 'en', html: 'U+2028: \u2028', gold: 'g', type: 'news', split: 'dev' },
    { id: '20120106_www2.site.gr_01be', html: '', gold: null, with: ['w'], without: null, split: 'eval' },
  ];
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');

  test.each(['set/pages.jsonl', 'set/pages.jsonl.gz'])('%s', async (file) => {
    put(file, text);
    const examples = await read('set');
    expect(examples).toMatchObject([
      { id: 'a', kind: 'news', language: 'en', gold: 'g', group: 'x.example', meta: { split: 'dev' } },
      { with: ['w'], without: [], group: 'site.gr' },
    ]);
    expect(examples[1]).not.toHaveProperty('gold');
    expect(pageString(examples[0]!)).toBe('U+2028: \u2028');
    expect(openDataset(join(root, 'set')).name).toBe('set');
    expect(openDataset(join(root, file)).format).toBe('jsonl');
  });

  test('split', async () => {
    put('set/pages.jsonl', text);
    expect(await read('set', { split: 'eval' })).toHaveLength(1);
    await expect(read('set', { split: 'x' })).rejects.toThrow(
      'expected at least one page with "split": "x", found none',
    );
  });

  test('errors name the line', async () => {
    put('pages.jsonl', `${text}{"id": 3}\n`);
    await expect(read()).rejects.toThrow(/pages\.jsonl, line 3: expected text in "id", got a number/);
    put('pages.jsonl', `${text}\n{"id": "x"`);
    await expect(read()).rejects.toThrow(/line 4: expected a JSON object, got broken JSON/);
    put('pages.jsonl', '{"id": "x", "html": "", "with": "snippet"}');
    await expect(read()).rejects.toThrow(/line 1: expected a list of texts in "with", got a string/);
  });
});

test('a plain folder, with sub-folders', async () => {
  put('one.html', '<p>1');
  put('one.txt', ' 1\n');
  put('deep/two.htm.gz', '<p>2');
  put('deep/two.txt', '2');
  expect(await read()).toMatchObject([
    { id: 'deep/two', gold: '2' },
    { id: 'one', gold: '1' },
  ]);
  put('three.html', '');
  await expect(read()).rejects.toThrow(/three\.html: expected its gold in three\.txt, found no such file/);
});

test('pages without any gold beside them are no dataset', async () => {
  put('sub/page.html', '<p>1');
  await expect(read()).rejects.toThrow(/expected one of these:[\s\S]*found sub$/);
});

test('a split is refused where the format has none', async () => {
  put('one.html', '');
  put('one.txt', '');
  await expect(read('', { split: 'dev' })).rejects.toThrow('read as folder, which has no splits');
});

test('an unknown folder: the error lists what could have been there', async () => {
  put('notes.md', '');
  await expect(read()).rejects.toThrow(
    /expected one of these:\n {2}- .*WCXB[\s\S]*page\.html and page\.txt\nfound notes\.md/,
  );
  await expect(read('missing')).rejects.toThrow(/missing: no such file, or an empty folder/);
  await expect(read('', { format: 'dragnet' })).rejects.toThrow(/expected this:\n {2}- HTML\/X\.html/);
});

test('the hash follows content, names and split, not the place', async () => {
  put('a/p.html', 'x');
  put('a/p.txt', 'y');
  put('b/p.html', 'x');
  put('b/p.txt', 'y');
  const hash = (path: string): Promise<string> => datasetHash(openDataset(join(root, path)));
  const first = await hash('a');
  expect(first).toMatch(/^[\da-f]{64}$/);
  expect(await hash('b')).toBe(first);
  put('b/p.txt', 'z');
  expect(await hash('b')).not.toBe(first);
});
