import { keepAll, parsePage } from '@pith/core';
import { describe, expect, it } from 'vitest';
import { toMarkdown } from '../src/markdown.ts';

const render = (html: string): string =>
  toMarkdown(keepAll().extract(parsePage(html, { url: 'https://example.org/' }))).trimEnd();

type Case = readonly [about: string, html: string, markdown: string];
const check = (cases: readonly Case[]): void => {
  it.each(cases)('%s', (_, html, markdown) => {
    expect(render(html)).toBe(markdown);
  });
};

describe('text', () => {
  check([
    ['headings', '<h1>a</h1><h3>b <i>c</i></h3>', '# a\n\n### b *c*'],
    ['marks', '<p><b>a</b> <em>b</em> <s>c</s> <code>d</code> H<sub>2</sub>O', '**a** *b* ~~c~~ `d` H<sub>2</sub>O'],
    ['one sign for two elements', '<p><b><strong>a</strong></b> <i>b</i><em>c</em>', '**a** *bc*'],
    ['line breaks', '<p>a<br>b', 'a\\\nb'],
    ['quotes', '<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
    ['links with parentheses', '<p><a href="/a_(b)">c</a>', '[c](https://example.org/a_\\(b\\))'],
    ['links around code', '<p><code>f(<a href="/T">T</a>)</code>', '`f(`[`T`](https://example.org/T)`)`'],
    [
      'images and captions',
      '<p>a</p><figure><img src=/i.png alt=i><figcaption>b</figcaption></figure>',
      'a\n\n![i](https://example.org/i.png)\n\nb',
    ],
    [
      'what looks like Markdown',
      '<p># a<p>- b<p>1. c<p>*d* _e_ [f](g) `h` &lt;b&gt;<p>$5',
      '\\# a\n\n\\- b\n\n1\\. c\n\n\\*d\\* \\_e\\_ \\[f]\\(g) \\`h\\` \\<b>\n\n\\$5',
    ],
    ['addresses', '<p>see https://example.org/a_b_c.', 'see <https://example.org/a_b_c>.'],
  ]);
});

describe('lists', () => {
  check([
    ['nested', '<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>', '- a\n  1. b\n- c'],
    ['of paragraphs', '<ul><li><p>a</p><p>b</p></li></ul>', '- a\n\n  b'],
    ['numbers', '<ol start=3><li>a</li><li>b</li></ol>', '3. a\n4. b'],
    ['definitions', '<dl><dt>a</dt><dd>b</dd></dl>', '- **a**\n\n  b'],
    ['code in an item', '<ul><li>a<pre>b\n  c</pre></li></ul>', '- a\n\n  ```\n  b\n    c\n  ```'],
  ]);
});

describe('tables', () => {
  check([
    ['headers', '<table><tr><th>a<th>b<tr><td>1<td>|', '| a | b |\n| - | - |\n| 1 | \\| |'.replace('\\| |', '\\| |')],
    ['without header', '<table><tr><td>a<td>b<tr><td>1<td>2', '| | |\n| - | - |\n| a | b |\n| 1 | 2 |'],
    ['spans', '<table><tr><th colspan=2>a<tr><td rowspan=2>1<td>2<tr><td>3', '| a | |\n| - | - |\n| 1 | 2 |\n| | 3 |'],
    ['lines in a cell', '<table><tr><th>a<tr><td>1<br>2<ul><li>3<li>4</ul>', '| a |\n| - |\n| 1<br>2<br>3<br>4 |'],
    ['captions', '<table><caption>t<tr><th>a<tr><td>1', 't\n\n| a |\n| - |\n| 1 |'],
  ]);
});

describe('code', () => {
  check([
    ['with its language', '<pre><code class="language-js">a\n\n  b</code></pre>', '```js\na\n\n  b\n```'],
    ['with fences inside', '<pre>```\na\n```</pre>', '````\n```\na\n```\n````'],
    ['with back ticks', '<p><code>a`b</code>', '``a`b``'],
  ]);
});

describe('formulas', () => {
  check([
    [
      'by their source',
      '<p>a <math><semantics><mi>x</mi><annotation encoding="application/x-tex">x^2</annotation></semantics></math>',
      'a $x^2$',
    ],
    [
      'without source',
      '<p>a <math><mfrac><mrow><mi>x</mi><mo>+</mo><mn>1</mn></mrow><msqrt><mi>y</mi></msqrt></mfrac><msubsup><mi>z</mi><mi>i</mi><mn>2</mn></msubsup></math>',
      'a $\\frac{x + 1}{\\sqrt{y}} z_{i}^{2}$',
    ],
    [
      'that stand alone',
      '<p>a</p><math display=block><semantics><mi>x</mi><annotation encoding="application/x-tex">x^2</annotation></semantics></math>',
      'a\n\n$$\nx^2\n$$',
    ],
    ['of a script', '<p>a <script type="math/tex">x^2</script></p>', 'a $x^2$'],
    ['in the text', '<p>a \\(x_1\\) b</p><p>\\[ x_2 \\]</p>', 'a $x_1$ b\n\n$$\nx_2\n$$'],
    ['between dollars', '<p>Let $n$ be $\\sum_i x_i$', 'Let $n$ be $\\sum_i x_i$'],
    [
      'not prices',
      '<p>from $5 to $10, or US$7; $, $$, or $$$',
      'from \\$5 to \\$10, or US\\$7; \\$, \\$\\$, or \\$\\$\\$',
    ],
    ['by their signs', '<p>a <math><mi>𝛼</mi><mo>≤</mo><mi>β</mi></math>', 'a $\\alpha \\leq \\beta$'],
  ]);
});

describe('footnotes', () => {
  check([
    [
      'raised numbers',
      '<p>a<sup><a href="#n1">1</a></sup> b<sup><a href="#n2">[2]</a></sup></p><ol><li id=n1>c</li><li id=n2><p>d</p><p>e</p></li></ol>',
      'a[^1] b[^2]\n\n[^1]: c\n\n[^2]: d\n\n    e',
    ],
    ['with a way back', '<p>a <a id=r href="#n">*</a></p><p id=n>b <a href="#r">back</a></p>', 'a [^1]\n\n[^1]: b'],
    [
      'with their numbers',
      '<p>a<sup><a href="#n1">1</a></sup> b <a href="#n2">[2]</a></p><p id=n1><sup>1</sup> c</p><p id=n2>[2] d</p>',
      'a[^1] b [^2]\n\n[^1]: c\n\n[^2]: d',
    ],
    [
      'with several ways back',
      '<p>a<sup id=r1><a href="#n">1</a></sup> b<sup id=r2><a href="#n">1</a></sup></p><ol><li id=n>^ <a href="#r1">a</a> <a href="#r2">b</a> c</li></ol>',
      'a[^1] b[^1]\n\n[^1]: c',
    ],
    [
      'whose number has a paragraph of its own',
      '<p>a<sup><a href="#n">1</a></sup></p><div id=n><sup>1</sup><p>b</p></div>',
      'a[^1]\n\n[^1]: b',
    ],
    [
      'without links',
      '<p>a<sup>1</sup> b<sup>2</sup></p><p><sup>1</sup> c</p><p><b>2</b> d</p>',
      'a[^1] b[^2]\n\n[^1]: c\n\n[^2]: d',
    ],
    ['not exponents', '<p>10<sup>1</sup> a</p><p><sup>1</sup>H', '10<sup>1</sup> a\n\n<sup>1</sup>H'],
    [
      'other links inside the page lose their target only',
      '<p><a href="#h">1 Start</a></p><h2 id=h>Start</h2>',
      '1 Start\n\n## Start',
    ],
  ]);
});

it('is empty for an empty page', () => {
  expect(render('')).toBe('');
});
