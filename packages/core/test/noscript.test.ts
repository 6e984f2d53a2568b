import { describe, expect, it } from 'vitest';
import { NodeFlag, parsePage } from '../src/index.ts';

const words = (length: number): string => 'Words of a thread. '.repeat(length).slice(0, length).replace(/ $/, '.');
const NOTE = 'noscript content read in place: it carries the page';

describe('noscript', () => {
  it('that carries the page is parsed in its place and flagged', () => {
    const page = parsePage(`<body><p>one</p><noscript><p>${words(600)}</p><a href="/">link</a></noscript><p>two</p>`);
    expect(page.text).toBe(`one${words(600)}linktwo`);
    expect(page.notes).toEqual([NOTE]);
    const flagged = Array.from(page.tag.keys()).filter((node) => page.flags[node]! & NodeFlag.noscript);
    expect(flagged.map((node) => page.tagName(node))).toEqual(['noscript', 'p', '#text', 'a', '#text']);
    expect(page.linkCharCount(0)).toBe(4);
  });

  it('with little text is kept raw', () => {
    const page = parsePage(`<body><noscript><p>${words(499)}</p></noscript>`);
    expect(page.text).toBe('');
    expect(page.rawText(page.body + 1)).toBe(`<p>${words(499)}</p>`);
    expect(page.notes).toEqual([]);
    expect(parsePage(`<body><noscript><p>${words(500)}</p></noscript>`).text).toBe(words(500));
  });

  it('with no more text than the rest of the page is kept raw', () => {
    expect(parsePage(`<body>${words(600)}<noscript>${words(600)}</noscript>`).text).toBe(words(600));
    expect(parsePage(`<body>${words(599)}<noscript>${words(600)}</noscript>`).text).toHaveLength(1199);
  });

  it('is weighed against visible text only', () => {
    const page = parsePage(`<body><p>${words(400)}</p><p hidden>${words(390)}</p><noscript>${words(600)}</noscript>`);
    expect(page.notes).toEqual([NOTE]);
  });

  it('full of mark-up and scripts but not of text is kept raw', () => {
    const page = parsePage(`<body><noscript><style>${words(900)}</style><img alt="${words(900)}"></noscript>`);
    expect(page.text).toBe('');
  });

  it('in the head is never read, and pushes nothing into the body', () => {
    const page = parsePage(`<head><noscript><img src=a>${words(900)}</noscript><title>t</title></head><p>text`);
    expect(page.text).toBe('text');
    expect(page.parent[page.tag.indexOf(page.tagId('title'))]).toBe(page.tag.indexOf(page.tagId('head')));
  });

  it('hides what is hidden inside it', () => {
    const page = parsePage(`<body><noscript><p>${words(600)}</p><p hidden>no</p></noscript>`);
    expect(page.hidden.map(({ start, end }) => page.text.slice(start, end))).toEqual(['no']);
  });

  it('counts towards the limits', () => {
    const html = `<body><noscript>${'<b>word</b> '.repeat(400)}</noscript>`;
    expect(() => parsePage(html, { limits: { nodes: 200 } })).toThrow(expect.objectContaining({ code: 'limit-nodes' }));
  });
});
