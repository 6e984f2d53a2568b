import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openLineFile } from '../src/extract/line-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'pith-lines-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const path = join(folder, 'out.jsonl');
const read = (): string => readFileSync(path, 'utf8');

const inputs = ['a.html', 'ü "quoted".html', 'c.html'];
const lineOf = (input: string): string => `${JSON.stringify({ schemaVersion: 1, input, text: 'x'.repeat(100_000) })}\n`;

/** Writes the lines of the inputs that are still to be done, and says which those were. */
async function fill(names: readonly string[], resume: boolean): Promise<string[]> {
  const written: string[] = [];
  const file = await openLineFile(path, resume);
  for (const input of names) {
    const write = await file.place({ input, name: '', position: 0 });
    await write?.(lineOf(input));
    if (write) written.push(input);
  }
  await file.close();
  return written;
}

it('starts anew, or continues a file that is not there', async () => {
  expect(await fill(inputs, true)).toEqual(inputs);
  expect(await fill(inputs, false)).toEqual(inputs);
  expect(read()).toBe(inputs.map(lineOf).join(''));
});

it('continues behind the last whole line, wherever the file was cut', async () => {
  await fill(inputs, false);
  const whole = readFileSync(path);
  const first = Buffer.byteLength(lineOf('a.html'));
  for (const at of [0, 1, 30, first - 1, first, first + 1, first + 70_000, whole.length - 1, whole.length]) {
    writeFileSync(path, whole.subarray(0, at));
    await fill(inputs, true);
    expect(readFileSync(path).equals(whole)).toBe(true);
  }
  expect(await fill(inputs, true)).toEqual([]);
});

it.each([
  [['b.html'], 'line 1 is about another page than b.html'],
  [['a.htm'], 'line 1 is about another page than a.htm'],
  [['a.html'], 'it has more lines than there are pages now'],
])('refuses, and leaves alone, a file that was made from other inputs than %j', async (others, message) => {
  await fill(inputs, false);
  await expect(fill(others, true)).rejects.toThrow(`${path} cannot be resumed: ${message}`);
  expect(read()).toBe(inputs.map(lineOf).join(''));
});
