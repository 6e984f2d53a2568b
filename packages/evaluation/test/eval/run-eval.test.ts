import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runEval } from '../../src/eval/run-eval.ts';
import { toJson } from '../../src/output/json.ts';
import { toTextTables } from '../../src/output/text-table.ts';
import { inProcess } from '../../src/systems/in-process.ts';
import type { System } from '../../src/systems/system.ts';

let root: string;
let dataset: string;
let closed: string[];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pith-eval-'));
  dataset = join(root, 'pages.jsonl');
  const pages = Array.from({ length: 4 }, (_, i) => ({
    id: `p${i}`,
    html: `<p>secret${i} text</p><p>menu</p>`,
    gold: `secret${i} text`,
  }));
  writeFileSync(dataset, pages.map((page) => JSON.stringify(page)).join('\n'));
  closed = [];
});
afterEach(() => rmSync(root, { recursive: true }));

const watched = (system: System): System => ({ ...system, close: async () => void closed.push(system.name) });
const stripTags = (): System => watched(inProcess('strip', (html) => html.replace(/<[^>]*>/g, ' ')));
const first = (): System => watched(inProcess('first', (html) => html.slice(3, html.indexOf('</p>'))));

test('writes the files asked for and closes the systems', async () => {
  const files = { csv: join(root, 'out.csv'), report: join(root, 'out.html'), run: join(root, 'out.jsonl') };
  const evaluation = await runEval({ dataset, systems: [stripTags(), first()], ceiling: true, ...files });
  expect(evaluation.f1).toEqual({ first: 1, strip: expect.closeTo(0.8) });
  expect(evaluation.ceiling).toBe(1);
  expect(readFileSync(files.csv, 'utf8').trimEnd().split('\n')).toHaveLength(9);
  expect(readFileSync(files.report, 'utf8')).toContain('secret2');
  expect(readFileSync(files.run, 'utf8').trimEnd().split('\n')).toHaveLength(8);
  expect(closed).toEqual(['strip', 'first']);
});

test('a report with numbers only, and only some pages', async () => {
  const report = join(root, 'out.html');
  const { dataset: known } = await runEval({
    dataset,
    systems: [first()],
    report,
    numbersOnly: true,
    ids: new Set(['p1', 'p3']),
  });
  expect(known.pages).toBe(2);
  expect(readFileSync(report, 'utf8')).not.toContain('secret');
});

test('compares with an earlier run, page by page', async () => {
  const earlier = join(root, 'earlier.json');
  const before = await runEval({ dataset, systems: [stripTags()] });
  writeFileSync(earlier, toJson({ ...before, date: '2026-01-02T03:04:05.000Z' }));
  const after = await runEval({ dataset, systems: [first()], compare: earlier });
  expect(Object.keys(after.f1)).toEqual(['first', 'strip (2026-01-02)']);
  expect(after.againstBest?.['strip (2026-01-02)']?.losses).toBe(4);
  expect(after.earlier?.systems).toEqual([]);
});

test('a system is compared with itself in an earlier run', async () => {
  const earlier = join(root, 'earlier.json');
  const before = await runEval({ dataset, systems: [watched(inProcess('same', () => 'text'))] });
  writeFileSync(earlier, toJson({ ...before, date: '2026-01-02T03:04:05.000Z' }));
  const now = watched(inProcess('same', (html) => (html.includes('secret1') ? '' : 'secret2 text')));
  const report = join(root, 'report.html');
  const after = await runEval({ dataset, systems: [now], compare: earlier, report });
  expect(Object.keys(after.f1)).toEqual(['same']);
  // Before: 2/3 on every page. Now: 1/2 on two pages, 0 and 1 on one each.
  const line = toTextTables(after)
    .split('\n')
    .find((text) => /^same +0\.667/.test(text));
  expect(line).toMatch(/^same +0\.667 +0\.500 +−0\.167 +−0\.5\d\d to \+0\.\d{3} +1 +3$/);
  expect(readFileSync(report, 'utf8')).toContain('Since the earlier run');
  expect(readFileSync(report, 'utf8')).toContain('>same (2026-01-02)</option>');
});

test('an earlier run of another dataset, or no run at all, is refused', async () => {
  const earlier = join(root, 'earlier.json');
  writeFileSync(earlier, toJson(await runEval({ dataset, systems: [first()] })));
  writeFileSync(dataset, JSON.stringify({ id: 'x', html: '', gold: '' }));
  await expect(runEval({ dataset, systems: [first()], compare: earlier })).rejects.toThrow(
    'the other run is of another dataset',
  );
  writeFileSync(earlier, '{}');
  await expect(runEval({ dataset, systems: [first()], compare: earlier })).rejects.toThrow(
    'expected the JSON of an evaluation',
  );
});

test('a file that cannot be written fails before any page is run', async () => {
  const progress: unknown[] = [];
  const report = join(root, 'no-such-folder', 'report.html');
  const run = runEval({ dataset, systems: [first()], report, onProgress: (step) => progress.push(step) });
  await expect(run).rejects.toThrow(/report\.html: cannot be written/);
  expect(progress).toEqual([]);
});
