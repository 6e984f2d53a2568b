import fc from 'fast-check';

const TAGS =
  'a a address annotation-xml b b base body br button caption center col dd desc details div div dl dt fieldset font foreignObject form ' +
  'frame frameset g h1 h2 head hr html i iframe image img input li li link listing main math meta mi mtext nobr noframes ' +
  'noscript object ol optgroup option p p p plaintext pre rp rt ruby s script section select small span span style sub svg ' +
  'table table tbody td td template textarea tfoot th thead title tr tr u ul video wbr x-y xmp';
const tag = fc.constantFrom(...TAGS.split(' '));
const attribute = fc.constantFrom(
  ...['', '', '', ' hidden', ' id=x', ' id=y', ' style="display:none"', ' href="/a&amp;b"', ' aria-hidden=true'],
  ...[' shadowrootmode=open', ' type=hidden', ' encoding="text/html"', ' color=red'],
);
const text = fc.oneof(
  fc.constantFrom(
    ...[
      'word',
      ' two words ',
      ' ',
      '\n',
      '\t\r\n',
      '\r',
      'a\0b',
      '\ud83d',
      '\ude00',
      '😀',
      '漢字',
      '𠮷',
      'ไทย',
      '\u00a0',
      'x',
    ],
    ...[
      '&amp;',
      '&lt',
      '&notit;',
      '&#65;',
      '&#x30',
      '&#0;',
      '&nbsp;',
      '&',
      '&&',
      '&#32;',
      '&#10;',
      '&#13;',
      '&CounterClockwiseContourIntegral;',
    ],
    ...[
      '&#0000000000000000000000000000000000000000000000065;',
      '&ampamp;',
      '&nosuch;',
      '&Bopf;',
      '&ngE;',
      '&',
      '<',
      '>',
      '< ',
      '</ ',
      '<!',
      '<?',
    ],
  ),
  fc.string({ maxLength: 6 }),
);

/** Random mark-up with everything the parser has a rule for: misnesting, tables, foreign content, raw text, entities, stray ends. */
export const soup: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.tuple(tag, attribute).map(([name, rest]) => `<${name}${rest}>`) },
      { weight: 2, arbitrary: tag.map((name) => `</${name}>`) },
      { weight: 4, arbitrary: text },
      {
        weight: 1,
        arbitrary: fc.constantFrom('<!doctype html>', '<!-- c -->', '<![CDATA[x]]>', '<br/>', '</p>', '</br>'),
      },
    ),
    { maxLength: 40 },
  )
  .map((pieces) => pieces.join(''));
