import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import documentation from '../../../docs/json.md?raw';
import page from '../../../examples/tide-mill.html?raw';
import schema from '../src/article.schema.json' with { type: 'json' };
import { extract, registry } from '../src/index.ts';

/** The schema lets fields be added later; here, one that it does not know is a mistake. */
const closed = JSON.parse(JSON.stringify(schema), (_, value) =>
  value.properties === undefined ? value : { ...value, unevaluatedProperties: false },
);
const fits = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(closed);
const fault = (data: unknown): unknown => (fits(JSON.parse(JSON.stringify(data))) ? undefined : fits.errors);

const all = ['text', 'html', 'markdown', 'blocks', 'hidden'] as const;

const rich = `<html lang=en><title>Tide mills | The Paper</title><meta property=og:site_name content="The Paper">
  <meta name=author content="Jane Doe"><meta property=og:image content=/mill.jpg><meta name=description content=Mills>
  <meta property=article:published_time content=2024-05-03T10:00:00Z><meta property=article:modified_time content=2024-05-04>
  <meta property=article:tag content=mills><link rel=canonical href=/mills><link rel=license href=/licence>
  <script type=application/ld+json>{"@type":"Article","articleBody":"${'A body that nobody sees. '.repeat(20)}"}</script>
  <p hidden>Cookies</p><h1>Tide mills</h1><p>They grind when the tide goes out, twice a day.`;

describe('article.schema.json', () => {
  it.for(registry.names)('describes what %s gives', (extractor) => {
    expect(fault(extract(page, { extractor }))).toBeUndefined();
  });
  it.for(['', '<p>', page, rich])('describes every part and every field: %#', (html) => {
    const article = extract(html, { url: 'https://example.org/', source: true });
    expect(fault(article.toData(all))).toBeUndefined();
    expect(fault(article.toData([]))).toBeUndefined();
  });
  it('names no field that an article never has', () => {
    const data = { ...extract(rich, { url: 'https://example.org/' }).toData(all), verdict: '', input: '', id: 1 };
    expect(Object.keys(data).sort()).toEqual(Object.keys(schema.$defs.article.properties).sort());
  });
  it('describes a page that failed, and refuses what is neither', () => {
    const failure = { schemaVersion: 1, input: 'a.html', error: { code: 'input', message: 'a.html: no such file' } };
    expect(fault(failure)).toBeUndefined();
    for (const wrong of [{}, { ...failure, error: 'x' }, { ...failure, schemaVersion: 2 }, { schemaVersion: 1 }])
      expect(fault(wrong)).toBeDefined();
  });
  it('describes the example in docs/json.md', () => {
    const [, shown] = /```json\n(.*?)```/s.exec(documentation)!;
    expect(fault(JSON.parse(shown!))).toBeUndefined();
  });
});
