import { cectdDs } from '@pith/cetd';
import { toMarkdown } from '@pith/render/markdown';
import { expect, it } from 'vitest';
import { extract } from '../src/index.ts';
import { extract as extractLite } from '../src/lite.ts';

const html = `<title>Tide mills</title><ul><li><a href=#>Home</a></ul><h1>Tide mills</h1>
  <p>They grind when the tide goes out, <b>twice</b> a day.<p hidden>Cookies`;

it('pith/lite gives what pith gives with the same extractor', () => {
  const [small, full] = [
    extractLite(html, { extractor: cectdDs(), url: 'https://example.org/' }),
    extract(html, { extractor: 'cetd', url: 'https://example.org/' }),
  ];
  expect(JSON.stringify(small)).toBe(JSON.stringify(full));
  expect(toMarkdown(small.extraction)).toBe(full.markdown);
});
