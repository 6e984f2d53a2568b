import { expect, test } from 'vitest';
import { diffView } from '../../src/report/diff-view.ts';
import { html, jsonScript } from '../../src/report/html.ts';
import { placeLabels } from '../../src/report/place-labels.ts';
import { renderReport } from '../../src/report/render-report.ts';
import { verdict } from '../../src/report/verdict.ts';
import { sampleEvaluation } from './sample-evaluation.ts';

test('templates escape text and insert markup', () => {
  const list = ['<', '"'].map((text) => html`<li>${text}</li>`);
  expect(html`<p title="${'"'}">${'<b>'}${1}${undefined}${false}${html`<i>x</i>`}${list}</p>`.markup).toBe(
    '<p title="&quot;">&lt;b&gt;1<i>x</i><li>&lt;</li><li>&quot;</li></p>',
  );
  expect(jsonScript('d', '</script>').markup).not.toContain('</script></script>');
});

test('the diff marks what was missed in the gold and what was wrongly kept in the extract', () => {
  const { markup } = diffView('One two\nthree four', 'menu one three\n\nfive');
  expect(markup).toContain(
    '<p><span class="kept">One </span><mark class="missed">two</mark>\n<span class="kept">three </span><mark class="missed">four</mark></p>',
  );
  expect(markup).toContain(
    '<p><mark class="wrong">menu</mark> <span class="kept">one three\n\n</span><mark class="wrong">five</mark></p>',
  );
});

test('the diff sees through HTML entities that were left in a gold text', () => {
  expect(diffView('we&#8217;re &amp; you', 'we’re & you').markup).not.toContain('<mark');
});

test('the diff shortens long stretches and compares Chinese by character', () => {
  const long = Array.from({ length: 500 }, (_, i) => `w${i}`).join(' ');
  expect(diffView(long, long).markup).toContain('w59 \n[… 380 more …]\nw440 ');
  expect(diffView('今天天气', '今天').markup).toContain(
    '<span class="kept">今天</span><mark class="missed">天气</mark>',
  );
});

test('a report with numbers only holds no text of pages and no messages', () => {
  const { evaluation, texts } = sampleEvaluation();
  const numbers = renderReport(evaluation);
  const full = renderReport(evaluation, { texts });
  expect(full).toContain('word5x3');
  expect(full).toContain('no answer');
  expect(full).toContain('do not publish');
  expect(numbers).not.toMatch(/word\d+x|no answer|Imprint|do not publish/);
  expect(numbers).toContain('numbers and page ids only');
  expect(numbers).toContain('page-5');
});

test('the result in a sentence', () => {
  const { evaluation } = sampleEvaluation();
  const [best, second] = evaluation.systems;
  const { markup } = verdict(evaluation);
  expect(markup).toContain('<b>&lt;i&gt;odd&lt;/i&gt; name</b> reaches F1 <b>0.897</b>');
  expect(markup).toMatch(/: a real difference, better on \d+ pages and worse on \d+\./);
  expect(verdict({ ...evaluation, systems: [best!, { ...best!, name: 'twin' }] }).markup).toContain(
    'too close to call',
  );
  expect(verdict({ ...evaluation, systems: [second!] }).markup).not.toContain('against');
});

test('names are placed apart, even where dots lie together', () => {
  const frame = { left: 0, right: 400, top: 0, bottom: 200 };
  const dots = Array.from({ length: 6 }, (_, i) => ({ name: `system-${i}`, x: 380, y: 100 + i }));
  const places = placeLabels(dots, frame).map(({ x, y }) => `${x} ${y}`);
  expect(new Set(places).size).toBe(6);
  expect(placeLabels(dots.slice(0, 1), frame)[0]).toEqual({ x: 368, y: 104, anchor: 'end' });
});

test('the report loads nothing', () => {
  const { evaluation } = sampleEvaluation();
  const report = renderReport(evaluation);
  expect(report).toContain('default-src &#39;none&#39;');
  expect(report.match(/(?:src|href)=/g)).toBeNull();
  expect(report.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:/);
});

test('one system, no kinds, no gold: sections without content are left out', () => {
  const { evaluation } = sampleEvaluation();
  const [system] = evaluation.systems;
  const bare = {
    ...system!,
    f1: null,
    kinds: {},
    languages: {},
    errors: 0,
    pages: system!.pages.map(({ id, group, ms }) => ({ id, group, ms, with: 1, without: 1 })),
    all: { pages: 0, with: 1, without: 1 },
    withContent: { pages: 0, with: 1, without: 1 },
  };
  const { againstBest: _none, ...rest } = evaluation;
  const report = renderReport({ ...rest, systems: [bare] });
  for (const id of ['kinds', 'languages', 'distributions', 'speed', 'comparison', 'failures']) {
    expect(report).not.toContain(`<section id="${id}"`);
  }
  expect(report).toContain('<section id="leaderboard"');
});
