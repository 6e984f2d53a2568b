import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collapse, isSpace, isUnspacedScript, parsePage, TokenKind } from '../src/index.ts';
import { soup } from './soup.ts';

function wordsOf(html: string): string[] {
  const page = parsePage(html);
  return Array.from(page.words.start, (start, w) => page.text.slice(start, page.words.end[w]));
}

describe('words', () => {
  it('are maximal runs of non-space', () => {
    expect(wordsOf('<p>One,  two\u00a0three\u3000four\u2028five-six</p>')).toEqual([
      'One,',
      'two',
      'three',
      'four',
      'five-six',
    ]);
  });

  it('do not end at inline tags', () => {
    expect(wordsOf('<p>on<b>e t</b>w<i></i>o a<wbr>cross<img></p>')).toEqual(['one', 'two', 'across']);
  });

  it('end at block edges and at br', () => {
    expect(wordsOf('one<p>two</p>three<br>four<table><tr><td>5<td>6</table><pre>a<br>b<div>c</div></pre>')).toEqual([
      'one',
      'two',
      'three',
      'four',
      '5',
      '6',
      'a',
      'bc',
    ]);
  });

  it('are single characters in Han, Kana and Thai', () => {
    expect(wordsOf('<p>漢字kana仮名ﾊﾝ ไทย x</p>')).toEqual([
      '漢',
      '字',
      'kana',
      '仮',
      '名',
      'ﾊ',
      'ﾝ',
      'ไ',
      'ท',
      'ย',
      'x',
    ]);
    expect(wordsOf('𠮷野 한국어 говорит')).toEqual(['𠮷', '野', '한국어', 'говорит']);
  });

  it('never swallow a neighbour of a lone surrogate', () => {
    expect(wordsOf('<p>\ud840 a\ud840b \ud840')).toEqual(['\ud840', 'a', '\ud840', 'b', '\ud840']);
  });

  it('leave out hidden text and data', () => {
    expect(wordsOf('<p>one two three<b hidden>no</b> four</p>')).toEqual(['one', 'two', 'three', 'four']);
  });

  it('belong to the node they start in', () => {
    const page = parsePage('<p>on<b>e two</b> three</p>');
    const counts = Array.from(page.tag.keys())
      .filter((node) => page.isText(node))
      .map((node) => page.wordCount(node));
    expect(counts).toEqual([1, 1, 1]);
  });

  it('hold every visible non-space character exactly once', () => {
    fc.assert(
      fc.property(soup, (html) => {
        const page = parsePage(html, { hidden: 'keep' });
        const { count, start, end } = page.words;
        let at = 0;
        for (let w = 0; w < count; w++) {
          expect(page.text.slice(at, start[w]).trim()).toBe('');
          expect(/\s/.test(page.text.slice(start[w], end[w]))).toBe(false);
          at = end[w]!;
        }
        expect(page.text.slice(at).trim()).toBe('');
      }),
      { numRuns: 500 },
    );
  });
});

describe('characters', () => {
  it('are space exactly where \\s says so', () => {
    for (let code = 0; code < 0x10000; code++) expect(isSpace(code)).toBe(/\s/.test(String.fromCharCode(code)));
  });

  it('of Han, Hiragana, Katakana and Thai are words of their own', () => {
    const script = /(?=\p{L})[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
    for (let code = 0; code < 0xd800; code++) {
      if (script.test(String.fromCharCode(code))) expect(isUnspacedScript(code), code.toString(16)).toBe(true);
    }
    for (const letter of 'aéßжقअ한ㄅ') expect(isUnspacedScript(letter.charCodeAt(0)), letter).toBe(false);
  });

  it('collapse to single blanks', () => {
    expect(collapse('\n one\t\u00a0two \u3000')).toBe('one two');
  });
});

describe('tokens', () => {
  function tokensOf(html: string): string[] {
    const page = parsePage(html);
    const { tokens, words } = page;
    return Array.from(tokens.kind, (kind, t) => {
      const ref = tokens.ref[t]!;
      if (kind === TokenKind.word) return page.text.slice(words.start[ref], words.end[ref]);
      return kind === TokenKind.start ? `<${page.tagName(ref)}>` : `</${page.tagName(ref)}>`;
    });
  }

  it('are element starts, ends of non-void elements, and words, of the body only', () => {
    expect(tokensOf('<title>t</title><p>one <b>two</b><br><img></p>')).toEqual([
      '<body>',
      '<p>',
      'one',
      '<b>',
      'two',
      '</b>',
      '<br>',
      '<img>',
      '</p>',
      '</body>',
    ]);
  });

  it('come from the tree: ends that the source leaves out are there, and a word is one token', () => {
    expect(tokensOf('<ul><li>o<i>n</i>e<li>two')).toEqual([
      '<body>',
      '<ul>',
      '<li>',
      'one',
      '<i>',
      '</i>',
      '</li>',
      '<li>',
      'two',
      '</li>',
      '</ul>',
      '</body>',
    ]);
  });

  it('leave out hidden elements, scripts and other machinery', () => {
    expect(tokensOf('<script>x</script><p>one two three</p><p hidden>no</p><noscript>no</noscript><link>')).toEqual([
      '<body>',
      '<p>',
      'one',
      'two',
      'three',
      '</p>',
      '</body>',
    ]);
  });

  it('are those of the frameset on a page of frames', () => {
    expect(tokensOf('<frameset><frame></frameset>')).toEqual(['<frameset>', '<frame>', '</frameset>']);
  });

  it('match: every end closes the last open start, and every word is there once', () => {
    fc.assert(
      fc.property(soup, (html) => {
        const { tokens, words } = parsePage(html);
        const open: number[] = [];
        const voids = new Set([...tokens.ref].filter((_, t) => tokens.kind[t] === TokenKind.start));
        for (let t = 0; t < tokens.count; t++) if (tokens.kind[t] === TokenKind.end) voids.delete(tokens.ref[t]!);
        for (let t = 0; t < tokens.count; t++) {
          if (tokens.kind[t] === TokenKind.start && !voids.has(tokens.ref[t]!)) open.push(tokens.ref[t]!);
          if (tokens.kind[t] === TokenKind.end) expect(open.pop()).toBe(tokens.ref[t]);
        }
        expect(open).toEqual([]);
        const wordTokens = [...tokens.ref].filter((_, t) => tokens.kind[t] === TokenKind.word);
        expect(wordTokens).toEqual(Array.from({ length: words.count }, (_, w) => w));
      }),
      { numRuns: 300 },
    );
  });
});
