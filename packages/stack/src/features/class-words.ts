import type { Page } from '@pith/core';
import { HASH_START, hashStep, hashString } from '../words/hash-word.ts';

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

const GROUP_BITS: ReadonlyMap<number, number> = (() => {
  const bits = new Map<number, number>();
  CLASS_GROUPS.forEach((group, bit) => {
    for (const word of LEXICON[group].split(' ')) {
      const hash = hashString(word);
      bits.set(hash, (bits.get(hash) ?? 0) | (1 << bit));
    }
  });
  return bits;
})();

/** Classes of characters in names. */
const OTHER = 0;
const LOWER = 1;
const UPPER = 2;
const DIGIT = 3;

const ATTRIBUTES: ReadonlySet<string> = new Set(['class', 'id', 'role', 'itemprop', 'data-testid', 'aria-label']);
/** Longer values are data, not names. */
const MAX_LENGTH = 200;

/** Bit sets of `CLASS_GROUPS` for each node: its own words, those of it and its two nearest ancestors, those of all ancestors. */
export interface ClassWords {
  readonly own: Int32Array;
  readonly near: Int32Array;
  readonly any: Int32Array;
  readonly names: Names;
}

/** The attribute values that name elements; equal values are read once. */
export interface Names {
  /** The node at which each stands, and the number of its value. */
  readonly node: Int32Array;
  readonly value: Int32Array;
  /** Hashes of the words of all values, and the first word of each value; one entry more than there are values. */
  readonly words: Int32Array;
  readonly from: Int32Array;
}

/** Reads the class words of every element. */
export function readClassWords(page: Page): ClassWords {
  const n = page.nodeCount;
  const own = new Int32Array(n);
  const near = new Int32Array(n);
  const any = new Int32Array(n);
  const numbers = new Map<string, number>();
  const bits: number[] = [];
  const node: number[] = [];
  const value: number[] = [];
  const words: number[] = [];
  const from = [0];
  const read = (text: string): number => {
    let groups = 0;
    eachName(text, (hash) => {
      groups |= GROUP_BITS.get(hash) ?? 0;
      words.push(hash);
    });
    bits.push(groups);
    from.push(words.length);
    return bits.length - 1;
  };
  for (let i = 0; i < n; i++) {
    const attributes = page.attributes(i);
    // The body's classes describe the page, not a part of it.
    for (let a = 0; a < attributes.length && i !== page.body; a++) {
      const { name, value: text } = attributes[a]!;
      if (!ATTRIBUTES.has(name) || text.length > MAX_LENGTH) continue;
      let number = numbers.get(text);
      if (number === undefined) {
        number = read(text);
        numbers.set(text, number);
      }
      own[i]! |= bits[number]!;
      node.push(i);
      value.push(number);
    }
    const parent = page.parent[i]!;
    if (parent < 0) continue;
    const grandparent = page.parent[parent]!;
    near[i] = own[i]! | own[parent]! | (grandparent < 0 ? 0 : own[grandparent]!);
    any[i] = own[i]! | any[parent]!;
  }
  const names = {
    node: Int32Array.from(node),
    value: Int32Array.from(value),
    words: Int32Array.from(words),
    from: Int32Array.from(from),
  };
  return { own, near, any, names };
}

/** Calls back with the hash of each word of a name: `post-body entryContent2` has post, body, entry, content and 2. */
function eachName(text: string, found: (hash: number) => void): void {
  let hash = HASH_START;
  let last = OTHER;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const kind =
      code >= 97 && code <= 122 ? LOWER : code >= 65 && code <= 90 ? UPPER : code >= 48 && code <= 57 ? DIGIT : OTHER;
    // A capital before small letters belongs to them.
    if (hash !== HASH_START && kind !== last && !(last === UPPER && kind === LOWER)) {
      found(hash);
      hash = HASH_START;
    }
    if (kind !== OTHER) hash = hashStep(hash, kind === UPPER ? code + 32 : code);
    last = kind;
  }
  if (hash !== HASH_START) found(hash);
}
