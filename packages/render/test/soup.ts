import fc from 'fast-check';

const TAGS =
  'a a abbr article b b blockquote br br button caption code dd del details div div dl dt em figcaption figure font form h1 h2 h3 h4 hr i img iframe ' +
  'li li li math mi mo mrow msup mtext annotation noscript ol p p p pre q rp rt ruby s script section select option small span span strong style sub ' +
  'summary sup svg table table tbody td td td template textarea tfoot th thead time tr tr tr tt u ul ul video x-y';
const tag = fc.constantFrom(...TAGS.split(' '));
const attribute = fc.constantFrom(
  ...[
    '',
    '',
    '',
    '',
    ' id=x',
    ' id=y',
    ' name=z',
    ' href="#x"',
    ' href="#z"',
    ' href="/a?b&amp;c" src="/i.png" alt="an image"',
  ],
  ...[
    ' href="javascript:evil()" src="javascript:evil()"',
    ' onclick="evil()"',
    ' style="display:none"',
    ' lang=fr',
    ' dir=rtl',
  ],
  ...[
    ' colspan=2',
    ' rowspan=2',
    ' class="language-js"',
    ' start=4',
    ' value=9',
    ' reversed',
    ' class="katex-html"',
    ' display=block',
  ],
  ...[
    ' src="https://example.org/e" title="An embed"',
    ' class="gutter"',
    ' type="math/tex"',
    ' encoding="application/x-tex"',
  ],
);
const text = fc.constantFrom(
  ...[
    'word',
    ' two words ',
    ' ',
    '\n',
    ' x ',
    'a&nbsp;b',
    '&nbsp;',
    '漢字',
    '&lt;b&gt;',
    '&amp;lt;',
    '1',
    '¶',
    '\n  indented\n',
    '*a*',
    '_b_',
  ],
  ...[
    '# h',
    '- i',
    '1. n',
    '> q',
    '`c`',
    '| t |',
    '[l](u)',
    '\\',
    '$m$',
    '~~s~~',
    'http://e.org',
    '&',
    '!',
    '^',
    'a_b',
    '***',
    '---',
    '+',
  ],
);

/** Random mark-up of everything the renderer has a rule for, well nested or not. */
export const soup: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.tuple(tag, attribute).map(([name, rest]) => `<${name}${rest}>`) },
      { weight: 3, arbitrary: tag.map((name) => `</${name}>`) },
      { weight: 5, arbitrary: text },
    ),
    { maxLength: 40 },
  )
  .map((pieces) => pieces.join(''));
