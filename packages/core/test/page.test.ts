import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collapsedLength, LINK_TAGS, type Page, parsePage, UNCOUNTED_TAGS } from '../src/index.ts';
import { soup } from './soup.ts';

const nodesOf = (page: Page): number[] => Array.from({ length: page.nodeCount }, (_, node) => node);
const ancestorsOf = (page: Page, node: number): number[] =>
  node < 0 ? [] : [node, ...ancestorsOf(page, page.parent[node]!)];
const find = (page: Page, name: string): number => page.tag.indexOf(page.tagId(name));

describe('a page is flat', () => {
  it('lays nodes out in document order, so that a subtree is a range', () => {
    const page = parsePage('<div><p>one<b>two</b></p></div><i>three</i>');
    expect(nodesOf(page).map((node) => page.tagName(node))).toEqual([
      'html',
      'head',
      'body',
      'div',
      'p',
      '#text',
      'b',
      '#text',
      'i',
      '#text',
    ]);
    const div = find(page, 'div');
    expect([page.end[div], page.textStart[div], page.textEnd(div)]).toEqual([8, 0, 6]);
    expect(page.text.slice(page.textStart[8], page.textEnd(8))).toBe('three');
  });

  it('puts every node inside its parent and its text inside the parent’s text', () => {
    fc.assert(
      fc.property(soup, (html) => {
        const page = parsePage(html);
        expect(page.parent[0]).toBe(-1);
        for (let node = 1; node < page.nodeCount; node++) {
          const parent = page.parent[node]!;
          expect(parent < node && page.end[node]! <= page.end[parent]! && page.end[node]! > node).toBe(true);
          expect(page.textStart[parent]! <= page.textStart[node]! && page.textEnd(node) <= page.textEnd(parent)).toBe(
            true,
          );
        }
      }),
    );
  });

  it('counts characters, tags, link characters, link tags and words as a plain recount does', () => {
    fc.assert(
      fc.property(soup, (html) => {
        const page = parsePage(html);
        const nodes = nodesOf(page);
        const counted = nodes.filter((node) => !page.isHidden(node));
        const isInLink = (node: number): boolean =>
          ancestorsOf(page, node).some((each) => LINK_TAGS.has(page.tagName(each)));
        const lengthOf = (node: number): number => collapsedLength(page.text, page.textStart[node], page.textEnd(node));
        for (const root of nodes) {
          const inside = counted.filter((node) => node >= root && node < page.end[root]!);
          const texts = inside.filter((node) => page.isText(node));
          const tags = inside.filter(
            (node) => node !== root && !page.isText(node) && !UNCOUNTED_TAGS.has(page.tagName(node)),
          );
          const sum = (list: number[]): number => list.reduce((total, node) => total + lengthOf(node), 0);
          expect({
            chars: page.charCount(root),
            linkChars: page.linkCharCount(root),
            tags: page.tagCount(root),
            linkTags: page.linkTagCount(root),
            words: page.wordCount(root),
          }).toEqual({
            chars: sum(texts),
            linkChars: sum(texts.filter(isInLink)),
            tags: tags.length,
            linkTags: tags.filter(isInLink).length,
            words: [...page.words.start].filter((at) => at >= page.textStart[root]! && at < page.textEnd(root)).length,
          });
        }
      }),
      { numRuns: 300 },
    );
  });

  it('never changes length by more than white space', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(collapsedLength(text)).toBe(text.trim().replace(/\s+/g, ' ').length);
      }),
    );
  });

  it('gives attributes on demand, decoded, the first of a name', () => {
    const page = parsePage('<a HREF="/a&amp;b" href="/c" title>x</a>');
    const link = find(page, 'a');
    expect(page.attribute(link, 'href')).toBe('/a&b');
    expect(page.attribute(link, 'title')).toBe('');
    expect(page.attribute(link, 'rel')).toBeUndefined();
    expect(page.attributes(link)).toEqual([
      { name: 'href', value: '/a&b' },
      { name: 'title', value: '' },
    ]);
    expect(page.attributes(link + 1)).toEqual([]);
  });

  it('adds the attributes of a second <html> or <body> to the first', () => {
    const page = parsePage('<html lang=en><body id=a><body id=b class=c><html lang=de dir=ltr>');
    expect(page.attributes(0).map(({ name, value }) => `${name}=${value}`)).toEqual(['lang=en', 'dir=ltr']);
    expect(page.attributes(page.body).map(({ name, value }) => `${name}=${value}`)).toEqual(['id=a', 'class=c']);
  });

  it('tells tags by number without comparing strings', () => {
    const page = parsePage('<p>one<b>two');
    const mask = page.tagMask(new Set(['b', 'nosuch']));
    expect(nodesOf(page).filter((node) => mask[page.tag[node]!])).toEqual([find(page, 'b')]);
    expect(page.tagId('nosuch')).toBe(-1);
    expect(page.tag[find(page, 'b') + 1]).toBe(0);
  });

  it('has a body, or a frameset in its place', () => {
    expect(parsePage('').tagName(parsePage('').body)).toBe('body');
    const frames = parsePage('<frameset><frame></frameset>');
    expect(frames.tagName(frames.body)).toBe('frameset');
  });

  it('keeps the address it was given', () => {
    expect(parsePage('', { url: 'https://example.org/a' }).url).toBe('https://example.org/a');
  });
});
