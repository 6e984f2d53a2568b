/** A page that has broken an extractor somewhere, or well could. */
export interface AwkwardPage {
  readonly name: string;
  readonly html: string;
}

const SENTENCE = 'The old mill stood by the river, and nobody in the village could say who had built it. ';
const paragraph = (sentences: number): string => `<p>${SENTENCE.repeat(sentences)}</p>`;
const links = (count: number): string =>
  Array.from({ length: count }, (_, i) => `<a href="/${i}">Section ${i}</a>`).join(' ');
const times = (count: number, piece: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => piece(i)).join('');

const pages = {
  ordinary: `<!doctype html><html lang="en"><head><title>The mill</title></head><body><nav>${links(8)}</nav>
<main><h1>The mill</h1>${paragraph(4)}${paragraph(6)}<ul><li>First point<li>Second point</ul>${paragraph(5)}</main>
<aside><h2>Related</h2>${links(5)}</aside><footer>All rights reserved <a href="/terms">Terms</a></footer></body></html>`,

  // Nothing there.
  empty: '',
  'white space only': ' \n\t\r\n \u00a0 \u3000 ',
  'doctype only': '<!doctype html>',
  'comment only': `<!-- ${SENTENCE} -->`,
  'empty body': '<html><head><title>Nothing</title></head><body></body></html>',
  'tags without text': '<div><p><span></span></p><ul><li></li></ul><br><img src="a.png"></div>',
  'white space between tags': '<div> <p> \n </p>\t<p>&nbsp;</p> </div>',
  'head only': '<head><title>Head</title><meta name="description" content="Description"></head>',
  'frames instead of a body':
    '<html><head><title>Frames</title></head><frameset cols="50%,50%"><frame src="a.html"><frame src="b.html"><noframes>No frames</noframes></frameset></html>',
  'images only': '<body><img src="a.png" alt="A"><img src="b.png" alt="B"></body>',

  // One kind of thing only.
  'text without a tag': SENTENCE.repeat(3),
  'one character': 'x',
  'one word': '<p>word</p>',
  'one giant word': `<p>${'x'.repeat(20_000)}</p>`,
  'one line': `<body><div>${links(4)}</div>${paragraph(3)}<div>${links(4)}</div></body>`.replaceAll('\n', ''),
  'one line per word': `<p>${SENTENCE.replaceAll(' ', '\n').repeat(3)}</p>`,
  'no links': `<h1>Title</h1>${paragraph(2)}${paragraph(3)}`,
  'only links': `<ul>${times(30, (i) => `<li><a href="/${i}">A link with some words ${i}</a>`)}</ul>`,
  'one link around everything': `<a href="/">${paragraph(3)}${paragraph(2)}</a>`,
  'nested links': '<a href="/1">one <a href="/2">two <table><tr><td><a href="/3">three</a></td></tr></table> four</a>',
  'only headings': times(6, (i) => `<h${i + 1}>Heading ${i + 1}</h${i + 1}>`),
  'only a form':
    '<form><label>Name <input value="x"></label><select><optgroup label="g"><option>One<option selected>Two</optgroup></select><textarea>text area</textarea><button>Send</button></form>',
  'only a list of options': `<select>${times(60, (i) => `<option value="${i}">Option number ${i}</option>`)}</select>`,
  'only a table': `<table><caption>Numbers</caption>${times(20, (i) => `<tr><th>${i}</th><td>${i * i}</td><td>${i ** 3}</td></tr>`)}</table>`,
  'only preformatted text': '<pre>\nline one\n  line two <b>bold\n</b>\n\tline three\n</pre>',
  'only line breaks': `first line<br>second line<br/>${'<br>'.repeat(50)}third line<br> <br>fourth line`,
  'only equal paragraphs': times(40, () => '<p>Same words here.</p>'),
  'only numbers and dots': '<p>1 2 3 4.5 6,789</p><p>... !!! ???</p><p>—</p>',
  'only symbols': '<p>★☆★ ♥ ☺ 👍🏽 👩‍👩‍👧‍👦 🇫🇷</p>',

  // What readers do not see.
  'only hidden text': `<div hidden>${SENTENCE}</div><div style="display:none">${SENTENCE}</div><p aria-hidden="true">${SENTENCE}</p>`,
  'one hidden container': `<div style="display: none">${paragraph(5)}</div><p>Loading</p>`,
  'hidden text between words': `${paragraph(2)}<p>be<span hidden>never seen</span>fore and <i style="visibility:hidden">never seen</i>after</p>${paragraph(2)}`,
  'scripts and styles':
    '<style>p{color:red}</style><script>document.write("<p>script text</p>")</script><p>Visible<script>1<2</script> text</p><svg><text>drawn</text><title>t</title></svg><iframe>frame text</iframe><object>fallback text</object>',
  'page inside noscript': `<body><p>Enable JavaScript.</p><noscript><main><h1>The mill</h1>${paragraph(8)}</main></noscript></body>`,
  'templates and shadow roots': `<template>${paragraph(2)}</template><div><template shadowrootmode="open">${paragraph(2)}<slot></slot></template>slotted words</div>`,
  'embedded data only': `<script type="application/ld+json">${JSON.stringify({ '@type': 'Article', articleBody: SENTENCE.repeat(6) })}</script><div id="root"></div>`,
  'broken embedded data': `<script type="application/ld+json">{"articleBody": "${SENTENCE}</script><p>Text</p>`,

  // Broken markup.
  'unclosed tags': `<div><p>${SENTENCE}<p>${SENTENCE}<b>bold<i>both</b>italic<ul><li>one<li>two<table><tr><td>cell`,
  'closed but never opened': `</div></p></b>${SENTENCE}</table></body></html>after the end<p>more`,
  'text pushed out of tables': `<table>before<tr>between<td>${SENTENCE}</td>after</tr>end<tr><td>more</table>`,
  'misnested formatting': `<p>1<b>2<i>3</b>4</i>5</p>${times(20, (i) => `<b id=${i}><p>${i}`)}`,
  'cut in the middle of a tag': `${paragraph(2)}<p>last words <a href="/unfin`,
  'cut in the middle of a comment': `${paragraph(2)}<!-- never closed ${SENTENCE}`,
  'stray angle brackets': '<p>1 < 2 & 3 > 2 &amp;&lt;&copy &notanentity; &#0; &#xD800; <<b>>bold<</b>></p>',
  'unknown elements':
    '<my-app><x-y z>custom words</x-y><foo:bar>more words</foo:bar></my-app><main-content>again</main-content>',
  'two bodies': `<body class="a"><p>one</p><body class="b" id="c"><p>two</p></body></html><html lang="en"><p>three`,
  'NUL characters': `<p>a\0b</p><\0p>${SENTENCE}</p><table>\0x</table><svg>\0</svg>\0`,
  'lone surrogates': '<p>high \ud83d low \ude00 swapped \ude00\ud83d</p><p title="\ud800">end \udfff</p>',
  'carriage returns': '<p>one\r\ntwo\rthree\n\rfour&#13;five</p>\r\r<pre>\r\nsix</pre>',
  'byte order mark inside': `\ufeff<p>\ufeff${SENTENCE}\ufeff</p>`,
  'control characters': `<p>${String.fromCharCode(...Array.from({ length: 31 }, (_, i) => i + 1))} and \u0085 \u2028 \u200b \u00ad</p>`,

  // Other writing.
  Chinese: `<nav><a href="/">首页</a><a href="/n">新闻</a></nav><p>${'河边有一座古老的磨坊，村里没有人知道是谁建造的。'.repeat(8)}</p><footer>版权所有</footer>`,
  Japanese: `<h1>水車小屋</h1><p>${'川のそばに古い水車小屋があり、誰が建てたのか村の人は知りませんでした。'.repeat(6)}</p><a href="/">ホーム</a>`,
  Thai: `<p>${'โรงสีเก่าตั้งอยู่ริมแม่น้ำและไม่มีใครในหมู่บ้านรู้ว่าใครสร้าง'.repeat(6)}</p>`,
  Arabic: `<html dir="rtl" lang="ar"><nav><a href="/">الرئيسية</a></nav><p>${'كانت الطاحونة القديمة تقف بجانب النهر ولم يعرف أحد من بناها. '.repeat(6)}</p>`,
  'astral characters': `<p>${'𠮷野家で食べる𩸽。'.repeat(8)}</p><p>𝔐𝔞𝔱𝔥 𝒯𝑒𝓍𝓉 🙂</p>`,
  'combining characters': `<p>${'e\u0301a\u0308o\u0302'.repeat(60)}</p><p>Z${'\u0310'.repeat(500)}algo</p>`,

  // Shapes.
  'deeply nested': `${'<div>'.repeat(600)}${SENTENCE}${'</div>'.repeat(600)}<p>after</p>`,
  'deeply nested inline': `${'<span>'.repeat(600)}${SENTENCE}`,
  'a word cut by inline tags': '<p>on<b>e w</b>or<i>d</i> a<wbr>cross<a href="/">link</a>ed tags</p>',
  'long flat list': `<ul>${times(500, (i) => `<li>Item ${i}`)}</ul>`,
  'layout tables': `<table><tr><td>${links(6)}<td><table><tr><td>${paragraph(5)}</table><td>${links(6)}</table>`,
  'content in line breaks': `<div>${`${SENTENCE}<br><br>`.repeat(8)}</div><div>${links(6)}</div>`,
  'many attributes': `<div ${times(500, (i) => `data-${i}="${i}" `)}>${SENTENCE}</div>`,
  'content first and last': `${SENTENCE}<div>${links(10)}</div>${SENTENCE}`,
  forum: times(
    15,
    (i) =>
      `<div class="post"><a href="/u/${i}">user${i}</a><p>${SENTENCE.repeat((i % 3) + 1)}</p><a href="#">Reply</a></div>`,
  ),
  mathematics:
    '<p>Let <math><mi>x</mi><mo>=</mo><mn>1</mn><annotation encoding="application/x-tex">x=1</annotation></math> be given.</p>',
  'ruby and definition lists':
    '<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby><dl><dt>Term<dd>Meaning<dt>Other<dd>Second</dl>',
  'details and dialogs': `<details><summary>More</summary>${paragraph(2)}</details><dialog open>${paragraph(1)}</dialog>`,
};

/** Small pages, written for this kit, that an extractor must survive: empty, broken, hidden, foreign, extreme in one respect. */
export const awkwardPages: readonly AwkwardPage[] = Object.freeze(
  Object.entries(pages).map(([name, html]) => Object.freeze({ name, html })),
);
