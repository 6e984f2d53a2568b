import type { Page } from '@pith/core';

/** What authors call their elements: the words of `class`, `id`, `role` and `itemprop` that say what a part of a page is for. */
const LEXICON = {
  article:
    'article articlebody articlecontent story storybody post postbody postcontent entry entrycontent blog news hentry newsarticle',
  content:
    'content contents main maincontent body text richtext prose copy markdown readable page detail details description desc rte wysiwyg mw parser',
  heading:
    'title headline heading header subtitle h1 h2 kicker dek standfirst lead lede intro summary excerpt abstract',
  navigation:
    'nav navbar navigation menu submenu menubar topnav sidenav dropdown breadcrumb breadcrumbs crumb crumbs pagination pager paging toc tabs tab skip sitemap megamenu',
  chrome:
    'header footer foot masthead topbar toolbar logo branding copyright colophon legal disclaimer privacy terms bottom site global',
  aside: 'sidebar side aside rail widget widgets secondary right left column col complementary',
  related:
    'related recommended recommendation recommendations more similar popular trending latest recent next prev previous read also teaser teasers card cards promo carousel slider tile tiles grid list archive feed',
  comment:
    'comment comments commentlist reply replies respond discussion disqus thread threads message messages review reviews rating ratings answer answers question questions forum topic posts bbcode postbit',
  advert:
    'ad ads adv advert advertisement advertising sponsor sponsored sponsors promoted banner banners outbrain taboola dfp gpt affiliate',
  social:
    'share sharing social facebook twitter follow like likes whatsapp pinterest linkedin instagram addthis bookmark print email',
  engagement:
    'newsletter subscribe subscription signup sign register login account cart basket checkout wishlist search form cookie cookies consent gdpr modal popup overlay paywall notice alert toast cta button btn buttons',
  meta: 'meta byline author authors date time published timestamp posted tag tags category categories label credit info avatar bio profile user username',
  figure: 'caption figcaption image img photo picture gallery video media player thumbnail thumb figure embed',
  product:
    'product products price prices sku shop store item items buy spec specs specification specifications attributes variant stock feature features',
  code: 'code highlight pre snippet example syntax table footnote footnotes reference references citation cite doc docs documentation api section',
} as const;

/** Names of the word groups, in bit order. */
export const CLASS_GROUPS = Object.keys(LEXICON) as readonly (keyof typeof LEXICON)[];

const GROUP_BITS: ReadonlyMap<string, number> = (() => {
  const bits = new Map<string, number>();
  CLASS_GROUPS.forEach((group, bit) => {
    for (const word of LEXICON[group].split(' ')) bits.set(word, (bits.get(word) ?? 0) | (1 << bit));
  });
  return bits;
})();

const ATTRIBUTES: ReadonlySet<string> = new Set(['class', 'id', 'role', 'itemprop', 'data-testid', 'aria-label']);
const WORD = /[A-Z]?[a-z]+|[A-Z]+|\d+/g;

/** Groups named by the words of a class list: `post-body entryContent` names article and content. */
function classGroups(value: string): number {
  let groups = 0;
  for (const word of value.match(WORD) ?? []) groups |= GROUP_BITS.get(word.toLowerCase()) ?? 0;
  return groups;
}

/** Bit sets of `CLASS_GROUPS` for each node: its own words, those of it and its two nearest ancestors, those of all ancestors. */
export interface ClassWords {
  readonly own: Int32Array;
  readonly near: Int32Array;
  readonly any: Int32Array;
}

/** Reads the class words of every element; equal attribute values are read once. */
export function readClassWords(page: Page): ClassWords {
  const n = page.nodeCount;
  const own = new Int32Array(n);
  const near = new Int32Array(n);
  const any = new Int32Array(n);
  const cache = new Map<string, number>();
  for (let i = 0; i < n; i++) {
    const parent = page.parent[i]!;
    let groups = 0;
    for (const { name, value } of page.attributes(i)) {
      if (!ATTRIBUTES.has(name) || value.length > 200) continue;
      let found = cache.get(value);
      if (found === undefined) {
        found = classGroups(value);
        cache.set(value, found);
      }
      groups |= found;
    }
    // The body's classes describe the page, not a part of it.
    if (i === page.body) groups = 0;
    own[i] = groups;
    if (parent < 0) continue;
    const grandparent = page.parent[parent]!;
    near[i] = groups | own[parent]! | (grandparent < 0 ? 0 : own[grandparent]!);
    any[i] = groups | any[parent]!;
  }
  return { own, near, any };
}
