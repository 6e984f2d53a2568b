import { describe, expect, it } from 'vitest';
import { defineExtractor, keepAll, keptSpans, parsePage } from '../src/index.ts';

const BODY = 'A long text that only the embedded data holds, for a script to show it to the reader. '.repeat(3).trim();
const data = (...values: unknown[]): string =>
  values.map((value) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`).join('');
const segmentsOf = (html: string): string[] => {
  const page = parsePage(html);
  return page.dataSpans.map(([start, end]) => page.text.slice(start, end));
};

describe('data segments', () => {
  it('follow the last text node, one block each, flagged, outside every element and sum', () => {
    const page = parsePage(`<p>page</p>${data({ articleBody: BODY }, { description: `Other. ${BODY}` })}`);
    expect(page.text).toBe(`page${BODY}Other. ${BODY}`);
    expect(page.dataStart).toBe(4);
    expect(page.dataSpans).toEqual([
      [4, 4 + BODY.length],
      [4 + BODY.length, page.text.length],
    ]);
    const { blocks } = page;
    expect([...blocks.data]).toEqual([0, 1, 1]);
    expect([...blocks.element].slice(1)).toEqual([-1, -1]);
    expect([...blocks.firstNode].slice(1)).toEqual([page.nodeCount, page.nodeCount]);
    expect([page.charCount(0), page.wordCount(0), page.words.count, page.textEnd(0)]).toEqual([4, 1, 1, 4]);
  });

  it('are found under articleBody, description and text, however deep', () => {
    const deep = { '@graph': [{ a: { text: BODY } }, { articleBody: `1 ${BODY}` }], description: `2 ${BODY}` };
    expect(segmentsOf(data(deep)).sort()).toEqual([`1 ${BODY}`, `2 ${BODY}`, BODY]);
    expect(segmentsOf(data({ headline: BODY, name: BODY }))).toEqual([]);
  });

  it('are long', () => {
    expect(segmentsOf(data({ text: 'x '.repeat(69).trim() }))).toEqual([]);
    expect(segmentsOf(data({ text: 'x'.repeat(140) }))).toHaveLength(1);
  });

  it('are not in the visible text, whatever the quotes, the spacing and the case', () => {
    expect(segmentsOf(`<p>${BODY.replace(/ /g, '\n').toUpperCase()}</p>${data({ text: BODY })}`)).toEqual([]);
    expect(segmentsOf(`<p>“${BODY}”</p>${data({ text: `"${BODY}"` })}`)).toEqual([]);
    expect(segmentsOf(`<p>${BODY}</p><p>${BODY}</p><p hidden>${BODY}</p>${data({ text: `New ${BODY}` })}`)).toEqual([]);
  });

  it('may stand in hidden text', () => {
    expect(segmentsOf(`<p>${'Visible words. '.repeat(30)}</p><p hidden>${BODY}</p>${data({ text: BODY })}`)).toEqual([
      BODY,
    ]);
  });

  it('appear once each, as plain text', () => {
    expect(segmentsOf(data({ text: BODY }, { text: BODY }))).toEqual([BODY]);
    expect(segmentsOf(data({ text: `<p>${BODY}</p><p>Caf&eacute;</p>` }))).toEqual([`${BODY} Café`]);
    expect(segmentsOf(data({ text: `&lt;p&gt;${BODY}&lt;/p&gt;` }))).toEqual([BODY]);
  });

  it('come from JSON-LD only', () => {
    const script = (type: string): string => `<script type="${type}">{"text":"${BODY}"}</script>`;
    expect(segmentsOf(script('application/json') + script('text/plain') + script(''))).toEqual([]);
    expect(segmentsOf(script('application/LD+JSON; charset=utf-8'))).toEqual([BODY]);
  });

  it('ignore broken and odd JSON', () => {
    for (const json of [
      '',
      '{',
      '{"text":',
      'null',
      '"text"',
      '[1, null, "x", {}]',
      '{"text": null}',
      '{"__proto__": 1}',
    ]) {
      expect(segmentsOf(`<script type="application/ld+json">${json}</script><p>x`)).toEqual([]);
    }
  });

  it('are never kept by classic extractors', () => {
    const page = parsePage(`<p>page</p>${data({ text: BODY })}`);
    expect(keptSpans(keepAll().extract(page))).toEqual([[0, 4]]);
  });

  it('are kept by an extractor that says so', () => {
    const keepData = defineExtractor({
      name: 'keep-data',
      about: 'Keeps data.',
      options: {},
      keepsData: true,
      run: ({ blocks }) => ({ unit: 'block', kept: blocks.data }),
    });
    const page = parsePage(`<p>page</p>${data({ text: BODY })}`);
    expect(keptSpans(keepData().extract(page))).toEqual([[4, page.text.length]]);
    const inner = page.restrict(keepData().extract(page));
    expect([inner.text, inner.dataStart, inner.dataSpans]).toEqual([BODY, 0, [[0, BODY.length]]]);
  });
});
