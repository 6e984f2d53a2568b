import { type Extraction, keepAll, marksToExtraction, parsePage } from '@pith/core';
import { describe, expect, it } from 'vitest';
import { toHtml } from '../src/html.ts';

const url = 'https://example.org/news/1';
const render = (html: string): string => toHtml(keepAll().extract(parsePage(html, { url })));

/** Keeps the text nodes that hold no "x". */
function withoutX(html: string): Extraction {
  const page = parsePage(html, { url });
  const kept = new Uint8Array(page.nodeCount);
  for (let i = 0; i < page.nodeCount; i++) {
    if (page.isText(i)) kept[i] = page.text.slice(page.textStart[i], page.textStart[i + 1]).includes('x') ? 0 : 1;
  }
  return marksToExtraction(page, { unit: 'textNode', kept }, false);
}

/** Page, output. Where the output is left out, the page comes out as it is. */
type Case = readonly [about: string, html: string, output?: string];
function check(cases: readonly Case[]): void {
  it.each(cases.map(([about, html, output]) => [about, html, output ?? html] as const))('%s', (_, html, output) => {
    expect(render(html)).toBe(output);
  });
}

describe('text', () => {
  check([
    ['headings keep their level', '<h1>One</h1><h3>Two</h3><h2>Three</h2>'],
    [
      'wrappers and their classes go',
      '<div class=a><section><div>One</div><p class=b>Two</p></section></div>',
      '<p>One</p><p>Two</p>',
    ],
    ['one line break stays, two part paragraphs', '<div>a<br>b<br><br>c<br></div>', '<p>a<br>b</p><p>c</p>'],
    ['blanks stand outside formatting', '<p>a<b> c </b>d', '<p>a <b>c</b> d</p>'],
    ['formatting goes inside blocks', '<b><p>a</p><p>b</p></b>', '<p><b>a</b></p><p><b>b</b></p>'],
    [
      'links go inside blocks',
      '<a href=/c><h3>a</h3><p>b</p></a>',
      '<h3><a href="https://example.org/c">a</a></h3><p><a href="https://example.org/c">b</a></p>',
    ],
    [
      'obsolete elements have successors',
      '<p><tt>a</tt> <strike>b</strike> <font color=red>c</font>',
      '<p><code>a</code> <s>b</s> c</p>',
    ],
    ['no-break spaces stay between words', '<p>10\u00a0km&nbsp;</p>', '<p>10\u00a0km</p>'],
    ['blocks in a heading do not glue', '<h2><div>a</div><div>b</div></h2>', '<h2>a b</h2>'],
    ['a heading loses its link to itself', '<h2 id=h>a <a href="#h">¶</a></h2>', '<h2>a</h2>'],
    ['also by another address', '<h2>a <a href="/find?x=1">🔗</a></h2>', '<h2>a</h2>'],
    ['an empty element may hold a break', '<p><b>a.</b><i><br></i>b', '<p><b>a.</b><br>b</p>'],
    ['an empty element may hold a block', '<div>a<span><div></div></span>b</div>', '<p>a</p><p>b</p>'],
    ['rules part blocks', '<hr><p>a</p><hr><hr><p>b</p><hr>', '<p>a</p><hr><p>b</p>'],
    ['ruby', '<p><ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby></p>'],
    ['quotes', '<blockquote cite="https://example.org/q"><p>a</p></blockquote>'],
    ['details', '<details><summary><h3>a</h3></summary><p>b</p></details>'],
    [
      'a heading in a summary ends its line',
      '<details><summary><h3>a</h3><div>b</div></summary>c</details>',
      '<details><summary><h3>a</h3>b</summary><p>c</p></details>',
    ],
    ['time, abbr', '<p><time datetime="2024-01-02">a</time> <abbr title="Full">F</abbr></p>'],
    [
      'language and direction',
      '<html lang=en><p lang=en>a</p><p lang=fr>b <span lang=de>c</span></p>',
      '<p>a</p><p lang="fr">b <span lang="de">c</span></p>',
    ],
    ['one direction of all stands once', '<html dir=rtl><p>a</p><p>b</p>', '<div dir="rtl"><p>a</p><p>b</p></div>'],
  ]);
});

describe('lists', () => {
  check([
    ['nested', '<ul><li>a<ol><li>b</li><li>c</li></ol></li><li>d</li></ul>'],
    ['nested the wrong way', '<ul><li>a</li><ul><li>b</li></ul></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    [
      'items of one paragraph are tight',
      '<ul><li><p>a</p></li><li><p>b</p><p>c</p></li></ul>',
      '<ul><li>a</li><li><p>b</p><p>c</p></li></ul>',
    ],
    ['an item without a list', '<div><li>a</li><li>b</li>c</div>', '<ul><li>a</li><li>b</li></ul><p>c</p>'],
    ['text in a list', '<ul>a<li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['definitions', '<dl><dt>a</dt><dd>b</dd><dd>c</dd></dl>'],
    ['numbers', '<ol start="3"><li>a</li><li value="7">b</li></ol>'],
  ]);
  it('keeps the numbers of items when others are dropped', () => {
    expect(toHtml(withoutX('<ol><li>x</li><li>b</li><li>x</li><li>d</li><li>e</li></ol>'))).toBe(
      '<ol start="2"><li>b</li><li value="4">d</li><li>e</li></ol>',
    );
  });
});

describe('tables', () => {
  const table = (rows: string): string => `<table><tbody>${rows}</tbody></table>`;
  check([
    [
      'headers, spans, captions',
      '<table><caption>t</caption><thead><tr><th scope="col">a</th><th colspan="2">b</th></tr></thead><tbody><tr><td rowspan="2">1</td><td>2</td><td></td></tr></tbody></table>',
    ],
    [
      'cells of one paragraph',
      table('<tr><td><p>a</p></td><td>b</td></tr><tr><td>c</td><td><p>d</p><p>e</p></td></tr>'),
      table('<tr><td>a</td><td>b</td></tr><tr><td>c</td><td><p>d</p><p>e</p></td></tr>'),
    ],
    [
      'a table that arranges the page goes',
      '<table><tr><td><h1>a</h1><td>b<tr><td>c<td>d</table>',
      '<h1>a</h1><p>b</p><p>c</p><p>d</p>',
    ],
    [
      'a table around a table goes',
      `<table><tr><td>a<td>${table('<tr><th>b</th></tr>')}</table>`,
      `<p>a</p>${table('<tr><th>b</th></tr>')}`,
    ],
    ['one column is no table', '<table><tr><td>a<tr><td>b</table>', '<p>a</p><p>b</p>'],
    ['a presentation is no table', '<table role=presentation><tr><th>a<th>b</table>', '<p>a</p><p>b</p>'],
  ]);
  it('drops rows, never cells of a row', () => {
    const html = table('<tr><th>a</th><th>b</th></tr><tr><td>x</td><td>x</td></tr><tr><td>x</td><td>c</td></tr>');
    expect(toHtml(withoutX(html))).toBe(table('<tr><th>a</th><th>b</th></tr><tr><td></td><td>c</td></tr>'));
  });
});

describe('code', () => {
  check([
    ['stands as it is', '<pre><code class="language-js">if (a) {\n\n  b();\n}</code></pre>'],
    ['without code element', '<pre>a\n  b</pre>'],
    [
      'highlighted',
      '<div class="highlight highlight-source-ts"><pre><span>let</span> a;\n</pre></div>',
      '<pre><code class="language-ts">let a;</code></pre>',
    ],
    [
      'without line numbers',
      '<div class="language-c"><table><tr><td class="gutter"><pre>1\n2</pre><td class="code"><pre>a;\nb;</pre></table></div>',
      '<pre><code class="language-c">a;\nb;</code></pre>',
    ],
    [
      'without line numbers that only a style tells',
      '<pre><code><span style="user-select: none">1</span>a;\n<span style="user-select: none">2</span>b;</code></pre>',
      '<pre><code>a;\nb;</code></pre>',
    ],
    ['without buttons', '<pre><code>a;</code><button>Copy</button></pre>', '<pre><code>a;</code></pre>'],
    ['without pre: lines that stand alone', '<div><code>a;\n  b;</code></div>', '<pre><code>a;\n  b;</code></pre>'],
    [
      'without pre: said to be a block, indented as the markup is',
      '<p>a</p>\n  <code class="hl lean block">\n    <span>def</span> x\n      y\n  </code>\n<p>b</p>',
      '<p>a</p><pre><code class="language-lean">def x\n  y</code></pre><p>b</p>',
    ],
    ['not without pre in a line', '<p>a <code>b\nc</code>', '<p>a <code>b c</code></p>'],
    [
      'without pre: a block with a language',
      '<div data-lang=http>GET /\n  b</div>',
      '<pre><code class="language-http">GET /\n  b</code></pre>',
    ],
    ['lines as blocks', '<pre><code><div>a</div><div>b</div></code></pre>', '<pre><code>a\nb</code></pre>'],
    [
      'a link goes around inline code',
      '<p><code>f(<a href=/T>T</a>)</code>',
      '<p><code>f(</code><a href="https://example.org/T"><code>T</code></a><code>)</code></p>',
    ],
  ]);
});

describe('images and embedded documents', () => {
  const image = '<img src="https://example.org/i.png" alt="i">';
  check([
    ['figure and caption', `<p>a</p><figure>${image}<figcaption>b</figcaption></figure>`],
    [
      'a caption behind its figure',
      `<p>a</p><figure>${image}</figure><figcaption>b</figcaption><p>c</p>`,
      `<p>a</p><figure>${image}<figcaption>b</figcaption></figure><p>c</p>`,
    ],
    ['made absolute', '<p>a<img src=../i.png alt=" i ">', `<p>a${image}</p>`],
    [
      'against the base',
      '<base href="https://cdn.example/x/"><p>a<img src=i.png>',
      '<p>a<img src="https://cdn.example/x/i.png" alt=""></p>',
    ],
    ['loaded late', '<p>a<img src="data:image/gif;base64,R0" data-src="/i.png" alt=i>', `<p>a${image}</p>`],
    ['loaded late, by an unknown script', '<p>a<img src="/blank.gif" data-loader="/i.png" alt=i>', `<p>a${image}</p>`],
    ['not the one that keeps the place', '<p>a<img src="/spacer.gif" srcset="/i.png 2x" alt=i>', `<p>a${image}</p>`],
    ['widest of a set', '<p>a<img srcset="/s.png 100w, /i.png 900w, /m.png 400w" alt=i>', `<p>a${image}</p>`],
    ['of a picture', '<p>a<picture><source srcset="/i.png 2x"><img alt=i></picture>', `<p>a${image}</p>`],
    [
      'once, where a noscript repeats it',
      '<p>a<img src="/blank.gif" alt=i><noscript><img src="/i.png" alt=i></noscript>',
      `<p>a${image}</p>`,
    ],
    ['only in a noscript', '<p>a<noscript><img alt="i" src="/i.png"></noscript>', `<p>a${image}</p>`],
    ['not the pixel that counts visitors', '<p>a<img src=/p.gif width=1 height=1>', '<p>a</p>'],
    [
      'video and frame as links',
      '<p>a</p><video src=/v.mp4></video><iframe src="https://tube.example/1" title="A film"></iframe>',
      '<p>a</p><p><a href="https://example.org/v.mp4">https://example.org/v.mp4</a></p><p><a href="https://tube.example/1">A film</a></p>',
    ],
  ]);
  it('stay where the text around them stays', () => {
    expect(toHtml(withoutX('<div>x<img src=/a.png></div><p>b</p><img src=/c.png><p>d</p>'))).toBe(
      '<p>b</p><p><img src="https://example.org/c.png" alt=""></p><p>d</p>',
    );
  });
});

describe('formulas', () => {
  const tex = '<annotation encoding="application/x-tex">x^2</annotation>';
  const mathml = `<math><semantics><msup><mi>x</mi><mn>2</mn></msup>${tex}</semantics></math>`;
  check([
    ['MathML', `<p>a ${mathml} b</p>`],
    [
      'KaTeX: one copy',
      `<p>a <span class=katex><span class=katex-mathml>${mathml}</span><span class=katex-html aria-hidden=true>x2</span></span>`,
      `<p>a ${mathml}</p>`,
    ],
    [
      'MathJax 2: one copy',
      '<p>a <span class=MathJax_Preview>x2</span><span class=MathJax>x2</span><script type="math/tex">x^2</script>',
      '<p>a <code class="language-math math-inline">x^2</code></p>',
    ],
    [
      'MathJax with MathML: one copy',
      '<p>a <span><math><msup><mi>x</mi><mn>2</mn></msup></math></span><script type="math/tex">x^2</script>',
      `<p>a ${mathml}</p>`,
    ],
    [
      'MediaWiki: the hidden MathML',
      `<p>a <span><span style="display: none">${mathml}</span><img class="mwe-math-fallback-image-inline" aria-hidden=true alt="{\\displaystyle x^2}" src=/x.svg></span>`,
      `<p>a ${mathml}</p>`,
    ],
    [
      'a picture with its source',
      '<p>a <img class=tex alt="x^2" src=/x.png>',
      '<p>a <code class="language-math math-inline">x^2</code></p>',
    ],
    [
      'a picture whose alternative text can be nothing else',
      '<p>a <img alt="\\frac{a}{b}" src=/x.png>',
      '<p>a <code class="language-math math-inline">\\frac{a}{b}</code></p>',
    ],
    [
      'a picture that a service draws',
      '<p>a <img src="https://tex.example/png?%5Cfrac%7Ba%7D%7Bb%7D">',
      '<p>a <code class="language-math math-inline">\\frac{a}{b}</code></p>',
    ],
    [
      'drawn, the source in an attribute',
      '<p>a <span class="math-inline" data-math="x^2"><span class=katex-html aria-hidden=true>x2</span></span> b',
      '<p>a <code class="language-math math-inline">x^2</code> b</p>',
    ],
    [
      'drawn as MathML, the source in an attribute',
      '<p>a <span class=tex data-tex="x^2"><math><msup><mi>x</mi><mn>2</mn></msup></math></span> b',
      `<p>a ${mathml} b</p>`,
    ],
    [
      'display',
      '<p>a</p><script type="math/tex; mode=display">\nx^2\n</script>',
      '<p>a</p><pre><code class="language-math math-display">x^2</code></pre>',
    ],
  ]);
});

it('keeps formulas between kept text, which few extractors take for text', () => {
  const formula = '<math display="block"><mi>x</mi></math>';
  expect(toHtml(withoutX(`<p>a</p>${formula}<p>b</p><p>x</p>${formula}<p>x</p>`))).toBe(
    `<p>a</p><p>${formula}</p><p>b</p>`,
  );
});

describe('links inside the page', () => {
  check([
    [
      'footnotes',
      '<p>a<sup id=r1><a href="#n1">1</a></sup></p><ol><li id=n1>b <a href="#r1">↩</a></li></ol>',
      '<p>a<sup id="pith-r1"><a href="#pith-n1">1</a></sup></p><ol><li id="pith-n1">b <a href="#pith-r1">↩</a></li></ol>',
    ],
    [
      'to an empty anchor',
      '<p><a href="#t">a</a></p><a name=t></a><h2>b</h2>',
      '<p><a href="#pith-t">a</a></p><h2 id="pith-t">b</h2>',
    ],
    [
      'to an empty anchor in an item',
      '<p><a href="#t">a</a></p><ol><li><a id=t></a>b</li></ol>',
      '<p><a href="#pith-t">a</a></p><ol><li id="pith-t">b</li></ol>',
    ],
    ['out of what is kept', '<p><a href="#gone">a</a></p>', '<p><a href="https://example.org/news/1#gone">a</a></p>'],
    ['ids that nothing links to go', '<p id=i>a</p>', '<p>a</p>'],
  ]);
});

it('does not link to what follows a note that was dropped', () => {
  const note = '<p><a href="#n1">1</a> <a href="#n2">2</a></p><ol><li id=n1>x</li><li id=n2>a</li></ol>';
  expect(toHtml(withoutX(note))).toBe(
    '<p><a href="https://example.org/news/1#n1">1</a> <a href="#pith-n2">2</a></p><ol start="2"><li id="pith-n2">a</li></ol>',
  );
});

it('never glues words around what was dropped', () => {
  expect(toHtml(withoutX('<p>one<a>x</a>two <b>x</b> three</p>'))).toBe('<p>one two three</p>');
});

it('is empty for a page of which nothing is kept', () => {
  expect(toHtml(withoutX('<p>x<img src=/a.png>'))).toBe('');
  expect(render('')).toBe('');
});

it('ends with the data segments that were kept', () => {
  const value = 'Only in the data. '.repeat(10).trim();
  const page = parsePage(`<p>Shown</p><script type="application/ld+json">{"articleBody": "${value}"}</script>`);
  const all = { ...keepAll().extract(page), bounds: Int32Array.of(0, page.text.length), kept: Uint8Array.of(1) };
  expect(toHtml(all)).toBe(`<p>Shown</p><p>${value}</p>`);
});

it.each(['div', 'b', 'blockquote', 'ul><li', 'table><tr><td', 'span lang=fr', 'math><mrow', 'a href=/x', 'h2><div'])(
  'stays linear and does not recurse on 20,000 nested <%s>',
  (tag) => {
    expect(render(`${`<${tag}>`.repeat(20_000)}deep`)).toContain('deep');
  },
);
