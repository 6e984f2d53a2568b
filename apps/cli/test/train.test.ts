import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { pith, useCli, workPath } from './cli.ts';

const sentence = 'The mill stands where the tide is highest, and it grinds twice a day.';
const links = '<ul><li><a href=#>Home</a><li><a href=#>News</a><li><a href=#>Contact us</a></ul>';
const page = (n: number): string =>
  `${links}<div><h1>Mill ${n}</h1>${`<p>${sentence} ${sentence}</p>`.repeat(1 + (n % 3))}</div><footer>${links}</footer>`;

useCli();
beforeAll(() => {
  const pages = Array.from({ length: 8 }, (_, n) =>
    JSON.stringify({
      id: `p${n}`,
      url: `https://site${n}.example/`,
      html: page(n),
      gold: `Mill ${n}\n${`${sentence} ${sentence}\n`.repeat(1 + (n % 3))}`,
      type: 'article',
    }),
  );
  writeFileSync(workPath('pages.jsonl'), pages.join('\n'));
});

describe('pith train', () => {
  it('writes a model that pith extract uses; the same seed gives the same bytes', async () => {
    const args = ['train', '--dataset', 'pages.jsonl', '--folds', '2', '--out'];
    const run = await pith([...args, 'model.json']);
    expect(run).toMatchObject({ exitCode: 0 });
    expect(run.stderr).toMatch(
      /^read 8 pages of pages.jsonl\nfold 1 of 2: F1 \d\.\d{4} on 4 pages not seen in training\n/,
    );
    expect(run.stdout).toContain('F1');
    const again = await pith([...args, 'again.json', '--json']);
    expect(JSON.parse(again.stdout).heldOut).toHaveLength(8);
    expect(readFileSync(workPath('again.json')).equals(readFileSync(workPath('model.json')))).toBe(true);

    const { exitCode, stdout } = await pith(['extract', '-', '--model', 'model.json', '--json'], page(20));
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ extractor: 'stack', text: expect.stringContaining(sentence) });
  });

  it.each([
    [['train'], 2, 'train needs --dataset <path> and --out <file>'],
    [['train', 'pages.jsonl', '-o', 'x.json'], 2, 'train needs --dataset <path> and --out <file>'],
    [
      ['train', '-d', 'pages.jsonl', '-o', 'x.json', '--folds', '1'],
      2,
      '--folds must be a whole number from 2, got "1"',
    ],
    [['train', '-d', 'missing', '-o', 'x.json'], 1, 'dataset missing: no such file'],
    [['train', '-d', 'pages.jsonl', '-o', 'no/such/x.json'], 1, 'cannot write no/such/x.json: its folder is not there'],
    [['extract', 'pages.jsonl', '--json', '--model', 'pages.jsonl'], 1, 'pages.jsonl: not a model'],
  ])('%j is refused', async (args, exitCode, message) => {
    const run = await pith(args);
    expect(run).toMatchObject({ exitCode, stdout: '' });
    expect(run.stderr).toContain(message);
    expect(existsSync(workPath('x.json'))).toBe(false);
  });
});
