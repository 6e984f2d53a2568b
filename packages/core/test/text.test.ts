import fc from 'fast-check';
import { defaultTreeAdapter as dom, html as names, parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { parsePage, TEXTLESS_TAGS } from '../src/index.ts';
import { soup } from './soup.ts';

/** The stream by the definition: text nodes of parse5's own tree, outside what is no text. */
function plainText(html: string): string {
  let text = '';
  const visit = (node: Parameters<typeof dom.isTextNode>[0]): void => {
    if (dom.isTextNode(node)) text += node.value;
    if (!dom.isElementNode(node)) return;
    if (node.tagName === 'template' && node.namespaceURI === names.NS.HTML) {
      const isShadow = node.attrs.some(({ name }) => name === 'shadowrootmode');
      if (isShadow) dom.getTemplateContent(node as never).childNodes.forEach(visit);
    } else if (!TEXTLESS_TAGS.has(node.tagName)) node.childNodes.forEach(visit);
  };
  parse(html).childNodes.forEach(visit);
  return text;
}

describe('the text stream', () => {
  it('is the data of all text nodes exactly as parsed: nothing inserted, collapsed or trimmed', () => {
    expect(parsePage('<p> one\n\t two </p>\n<p>&nbsp;three').text).toBe(' one\n\t two \n\u00a0three');
  });

  it('is what a walk over parse5’s own tree gives', () => {
    fc.assert(
      fc.property(soup, (html) => {
        expect(parsePage(html).text).toBe(plainText(html));
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['a script', '<script>no</script>'],
    ['a style', '<style>no</style>'],
    ['a comment', '<!-- no -->'],
    ['a template', '<template>no<p>no</p></template>'],
    ['svg text', '<svg><text>no</text><title>no</title><foreignObject><p>no</p></foreignObject></svg>'],
    ['an iframe', '<iframe>no</iframe>'],
    ['a textarea', '<textarea>no</textarea>'],
    ['a title', '<title>no</title>'],
    ['an alt text', '<img alt="no">'],
    ['the TeX source of a formula', '<math><annotation encoding="application/x-tex">no</annotation></math>'],
    ['an unread noscript', '<noscript>no</noscript>'],
    ['noframes', '<noframes>no</noframes>'],
  ])('leaves out %s', (_, html) => {
    expect(parsePage(`<body>be${html}fore`).text).toBe('before');
    expect(parsePage(`<body>be${html}fore`, { hidden: 'keep' }).text).toBe('before');
  });

  it.each([
    ['form controls', '<select><option>yes</select>'],
    ['buttons', '<button>yes</button>'],
    ['formulas', '<math><mi>yes</mi></math>'],
    ['object fallbacks', '<object>yes</object>'],
    ['unknown elements', '<x-y>yes</x-y>'],
    ['preformatted text', '<pre>yes</pre>'],
    ['plaintext', '<plaintext>yes'],
  ])('contains %s', (_, html) => {
    expect(parsePage(html).text).toBe('yes');
  });

  it('contains declarative shadow roots where their template stands', () => {
    const html = '<p>one</p><x-y><template shadowrootmode="open"><p>two</p><slot></slot></template>three</x-y>four';
    expect(parsePage(html).text).toBe('onetwothreefour');
  });

  it('has no text of the head', () => {
    expect(parsePage('<head> <title>no</title> <meta> </head>yes').text).toBe('yes');
  });

  it('keeps apart what stands beside it: the title, raw noscripts, JSON and TeX', () => {
    const page = parsePage(
      '<title>The &amp; title</title><body><noscript><img src=a></noscript><script type="application/json">{}</script>' +
        '<script>code</script><math><annotation>x</annotation></math><textarea>draft</textarea>',
    );
    const raw = (name: string, nth = 0): string | undefined => {
      const nodes = Array.from(page.tag.keys()).filter((node) => page.tagName(node) === name);
      return page.rawText(nodes[nth]!);
    };
    expect(page.title).toBe('The & title');
    expect(raw('noscript')).toBe('<img src=a>');
    expect(raw('script')).toBe('{}');
    expect(raw('script', 1)).toBeUndefined();
    expect(raw('annotation')).toBe('x');
    expect(raw('textarea')).toBe('draft');
    expect(parsePage('<p>none').title).toBe('');
  });
});
