import { keptSpans, parsePage } from '@pith/core';
import { describeExtractor } from '@pith/testkit';
import { describe, expect, it } from 'vitest';
import { defaultModel, stack } from '../src/default.ts';
import { createStack, loadModel } from '../src/index.ts';

describeExtractor(stack, { describe, it });

const sentence =
  'The old ferry crossed the lake twice a day, and nobody in the village could remember a day on which it had not. ';
const HTML = `<html><head><title>The ferry</title></head><body>
<nav><a href="/">Home</a> <a href="/news">News</a> <a href="/shop">Shop</a> <a href="/about">About</a></nav>
<article><h1>The ferry</h1><p class="byline">By Ada Finch</p>${`<p>${sentence.repeat(3)}</p>`.repeat(5)}</article>
<aside class="related"><h3>Related</h3><ul><li><a href="/1">The bridge that was never built</a></li><li><a href="/2">Ten lakes</a></li></ul></aside>
<footer>© The Lake Paper</footer></body></html>`;

const textOf = (options = {}): string => {
  const extraction = stack(options).extract(parsePage(HTML));
  return keptSpans(extraction)
    .map(([start, end]) => extraction.page.text.slice(start, end))
    .join('');
};

describe('stack', () => {
  it('keeps the article and drops what stands around it', () => {
    const text = textOf();
    expect(text).toContain(sentence.trim());
    expect(text).not.toContain('Shop');
    expect(text).not.toContain('©');
  });

  it('says what the page is and how sure it is', () => {
    const { kinds, confidence, roles } = stack().extract(parsePage(HTML));
    expect(kinds?.[0]?.kind).toBe('article');
    expect(kinds?.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 6);
    expect(confidence).toBeGreaterThan(0.7);
    expect(roles).toContain('body');
  });

  it('bodyOnly leaves title, byline and date out', () => {
    expect(textOf({ bodyOnly: true })).not.toContain('The ferry\n');
    expect(textOf({ bodyOnly: true })).not.toContain('Ada Finch');
    expect(textOf({ bodyOnly: true })).toContain(sentence.trim());
  });

  it('repeated text is kept once', () => {
    const page = parsePage(`<article><h1>The ferry</h1><p>${sentence}</p><p>${sentence}</p></article>`);
    const extraction = stack().extract(page);
    const text = keptSpans(extraction)
      .map(([start, end]) => page.text.slice(start, end))
      .join('');
    expect(text.split(sentence.trim()).length - 1).toBe(1);
  });

  it('a page with nothing to extract gets a verdict', () => {
    const { verdict, confidence, notes } = stack().extract(
      parsePage('<div id="app"></div><script src="a.js"></script>'),
    );
    expect([verdict, confidence]).toEqual(['script-shell', 0]);
    expect(notes.join()).toContain('script-shell');
  });

  it('a model of another version is refused with what to do', () => {
    expect(() => loadModel({ ...defaultModel, format: 'pith-stack-0' })).toThrow(/train it again/);
    const { first } = defaultModel;
    const other = { ...defaultModel, first: { ...first, features: first.features.map((name) => `${name}?`) } };
    expect(() => createStack(other)).toThrow(/other features/);
  });
});
