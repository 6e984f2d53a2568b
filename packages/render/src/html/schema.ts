import type { Schema } from 'hast-util-sanitize';
import { MATHML_ATTRIBUTES, MATHML_TAGS } from '../tree/maths.ts';

const words = (list: string): string[] => list.split(' ');

/** All that HTML output can hold. What is not named here does not leave the package, whatever a page contains. */
export const SCHEMA: Schema = {
  tagNames: [
    ...words('p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre hr br div'),
    ...words('table caption thead tbody tfoot tr td th figure figcaption details summary'),
    ...words(
      'a abbr b bdi bdo cite code del dfn em i img ins kbd mark q rp rt ruby s samp small span strong sub sup time u var',
    ),
    ...MATHML_TAGS,
  ],
  attributes: {
    '*': ['dir', 'id', 'lang'],
    a: ['href'],
    abbr: ['title'],
    blockquote: ['cite'],
    code: [['className', /^language-[\w+#.-]+$/, 'math-inline', 'math-display']],
    dfn: ['title'],
    img: ['src', 'alt'],
    li: ['value'],
    ol: ['reversed', 'start', ['type', 'a', 'A', 'i', 'I']],
    q: ['cite'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'scope'],
    time: ['dateTime'],
    ...Object.fromEntries(MATHML_TAGS.map((tag) => [tag, [...MATHML_ATTRIBUTES]])),
  },
  protocols: {
    cite: ['http', 'https'],
    href: ['http', 'https', 'mailto', 'tel'],
    src: ['http', 'https'],
  },
  // Ids are our own: see anchors.ts.
  clobber: [],
  clobberPrefix: '',
  allowComments: false,
  allowDoctypes: false,
};
