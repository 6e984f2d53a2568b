import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Facts } from '../src/facts/facts.ts';
import { addJsonLdFacts } from '../src/json-ld/json-ld-facts.ts';
import { parseValues } from '../src/json-ld/parse-values.ts';

function factsOf(...scripts: string[]): Facts {
  const facts = new Facts();
  addJsonLdFacts(facts, scripts);
  return facts;
}

describe('parseValues', () => {
  it('reads every JSON value as JSON.parse does', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const json = JSON.stringify(value);
        expect(parseValues(json)).toEqual([JSON.parse(json)]);
      }),
    );
  });

  it.each([
    ['a comment around it', '<!-- {"a": 1} -->', [{ a: 1 }]],
    ['CDATA around it', '//<![CDATA[\n{"a": 1}\n//]]>', [{ a: 1 }]],
    ['trailing commas', '{"a": [1, 2, ], }', [{ a: [1, 2] }]],
    ['raw line breaks in strings', '{"a": "one\ntwo\tthree"}', [{ a: 'one two three' }]],
    ['wrong escapes', String.raw`{"a": "it\'s \\ 5\% \n"}`, [{ a: "it's \\ 5% \n" }]],
    ['comments', '{"a": "http://x", // why\n "b": /* what */ 2}', [{ a: 'http://x', b: 2 }]],
    ['several values in a row', '{"a": 1} {"b": 2}', [{ a: 1 }, { b: 2 }]],
    ['values parted by commas', '{"a": 1},{"b": 2}', [{ a: 1 }, { b: 2 }]],
    ['a semicolon at the end', '{"a": 1};', [{ a: 1 }]],
  ])('repairs %s', (_, source, value) => {
    expect(parseValues(source)).toEqual(value);
  });

  it.each(['', '  ', '{', '{"a": "b', 'var x = 1', '{"a": “b”}'])('gives nothing for %j', (source) => {
    expect(parseValues(source)).toEqual([]);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'{}[]",:/*\\ \n<!->a1') }),
        (source) => void parseValues(source),
      ),
    );
  });

  it('stays linear on unclosed strings and comments', () => {
    for (const source of [
      '/*'.repeat(100_000),
      '"'.repeat(100_001),
      '{'.repeat(100_000),
      `{"a": "${'\\'.repeat(100_000)}`,
    ]) {
      expect(parseValues(source)).toEqual([]);
    }
  });
});

describe('addJsonLdFacts', () => {
  it('finds the article in lists, graphs and main entities', () => {
    const article = { '@type': 'NewsArticle', headline: 'Rain' };
    for (const data of [
      article,
      [[article]],
      { '@graph': [{ '@type': 'WebSite', name: 'S' }, article] },
      { '@type': 'WebPage', mainEntity: article },
    ]) {
      expect(factsOf(JSON.stringify(data)).get('json-ld headline')).toEqual(['Rain']);
    }
  });

  it('tells the content, the page and the site apart', () => {
    const facts = factsOf(
      '{"@graph": [{"@type": "Organization", "name": "Org"}, {"@type": "WebSite", "name": "Site"}, {"@type": ["WebPage", "ItemPage"], "name": "Page"}, {"@type": "BlogPosting", "name": "Post"}]}',
    );
    const names = ['json-ld', 'json-ld page', 'json-ld site'].map((part) => facts.get(`${part} name`));
    expect(names).toEqual([['Post'], ['Page'], ['Site']]);
  });

  it('prefers an article to the questions and products around it, and the first article to teasers', () => {
    const facts = factsOf(
      '{"@type": "FAQPage", "mainEntity": [{"@type": "Question", "name": "Why?"}]}',
      '[{"@type": "Article", "headline": "One"}, {"@type": "Article", "headline": "Two"}]',
    );
    expect(facts.get('json-ld headline')).toEqual(['One']);
    expect(facts.get('json-ld name')).toEqual([]);
  });

  it('follows references, within and across scripts', () => {
    const facts = factsOf(
      '{"@type": "Article", "author": [{"@id": "#a"}, {"name": "Bo Roe"}, "Cy Poe"], "publisher": {"@id": "#p"}}',
      '[{"@type": "Person", "@id": "#a", "name": "Al Doe"}, {"@type": "Organization", "@id": "#p", "name": ["Paper"]}]',
    );
    expect(facts.get('json-ld author')).toEqual(['Al Doe', 'Bo Roe', 'Cy Poe']);
    expect(facts.get('json-ld publisher')).toEqual(['Paper']);
  });

  it('does not take comments and parts of other works for the page', () => {
    const facts = factsOf(
      '{"@type": "WebPage", "comment": {"@type": "Article", "headline": "No"}, "isPartOf": {"@type": "Article", "headline": "No"}}',
    );
    expect(facts.get('json-ld headline')).toEqual([]);
  });

  it('survives deep nesting and foreign shapes', () => {
    const deep = `${'{"mainEntity":['.repeat(20_000)}{"@type":"Article","headline":"Deep"}${']}'.repeat(20_000)}`;
    expect(factsOf(deep).get('json-ld headline')).toEqual(['Deep']);
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 4 }),
        (value) => void factsOf(JSON.stringify({ '@type': 'Article', author: value, headline: value })),
      ),
    );
  });
});
