import { rank, type Witness } from '../choose.ts';
import type { Weights } from '../facts/facts.ts';
import { textKey, textWords, wordLikeness } from '../facts/text-key.ts';
import type { Candidate } from '../metadata.ts';
import { elementText } from '../page/element-text.ts';
import type { PageIndex } from '../page/page-index.ts';
import { pageAddress, type SiteNames } from '../page/site-names.ts';
import { type TitlePart, titleParts } from './title-parts.ts';

const STATED: Weights = {
  'meta citation_title': 2,
  'meta og:title': 0.6,
  'json-ld headline': 0.6,
  'item headline': 0.4,
  'meta twitter:title': 0.1,
  // The whole title mostly carries more than the headline; alone it still wins.
  title: -0.2,
};
/** Headings by name; of several `h1` the first counts most. */
const HEADINGS: Weights = { h1: 1.6, 'h1 later': 0.5, h2: 0 };
const MAX_HEADINGS = 8;
/** What a headline resembles: the words of the address, and the other titles. */
const RESEMBLED: Weights = { slug: 1.4, title: 1.2, 'meta og:title': 1.1, h1: 0.5 };
/** What speaks against a headline: it has no word of the address or a title; it is, or still carries, the name of the site. */
const UNRELATED = -1.6;
const IS_SITE = -3;
const HAS_SITE = -1.1;

/** Titles, best first. */
export function titleCandidates(index: PageIndex, names: SiteNames): Candidate[] {
  const stated = index.facts.candidates(STATED);
  const parts = stated.flatMap(({ value }) =>
    titleParts(value).map((part) => ({ value: part.text, source: 'title part', weight: partWeight(part, names) })),
  );
  return rank([...headings(index), ...stated, ...parts], {
    keyOf: textKey,
    // Headlines set in capitals are a matter of style.
    detailOf: (value) => (value === value.toUpperCase() ? 0 : 1),
    witnesses: [...resemblance(index), ...siteWitnesses(names)],
  });
}

function partWeight({ rest, separator, isBeginning }: TitlePart, { isSite }: SiteNames): number {
  if (isSite(rest)) return 0.8;
  if (separator === ':') return -0.4;
  if (!isBeginning) return -0.1;
  // A long rest is rather a subtitle than the name of a site or section.
  return textWords(rest).size > 6 ? 0.4 : 1.3;
}

function headings({ page, headings }: PageIndex): Candidate[] {
  const found: Candidate[] = [];
  let seenH1 = false;
  for (const node of headings) {
    if (found.length >= MAX_HEADINGS) break;
    const name = page.tagName(node);
    const kind = name === 'h1' && seenH1 ? 'h1 later' : name;
    const value = kind in HEADINGS ? elementText(page, node) : '';
    if (value === '') continue;
    if (name === 'h1') seenH1 = true;
    found.push({ value, source: name, weight: HEADINGS[kind]! });
  }
  return found;
}

function resemblance({ facts, page, headings }: PageIndex): Witness<string>[] {
  const h1 = headings.find((node) => page.tagName(node) === 'h1');
  const words = {
    slug: textWords(slugText(pageAddress(facts))),
    title: textWords(facts.get('title')[0] ?? ''),
    'meta og:title': textWords(facts.get('meta og:title')[0] ?? ''),
    h1: textWords(h1 === undefined ? '' : elementText(page, h1)),
  };
  // A heading proves nothing about itself.
  const others = new Set([...words.slug, ...words.title, ...words['meta og:title']]);
  const isTitled = words.title.size + words['meta og:title'].size > 0;
  const isUnrelated = (value: string): boolean => isTitled && wordLikeness(textWords(value), others) === 0;
  return [
    ...Object.entries(words).map(([source, wanted]) => ({
      weight: RESEMBLED[source]!,
      support: (value: string) => wordLikeness(textWords(value), wanted),
    })),
    { weight: UNRELATED, support: (value) => (isUnrelated(value) ? 1 : 0) },
  ];
}

/** A site's name is no headline, except on its front page. */
function siteWitnesses({ isSite, isHome }: SiteNames): Witness<string>[] {
  return [
    { weight: IS_SITE, support: (value) => (!isHome && isSite(value) ? 1 : 0) },
    { weight: HAS_SITE, support: (value) => (titleParts(value).some(({ rest }) => isSite(rest)) ? 1 : 0) },
  ];
}

/** Words of an address: the longer of its last two path segments. */
function slugText(address: URL | undefined): string {
  const segments = address === undefined ? [] : address.pathname.split('/').filter((segment) => segment !== '');
  const [last = '', before = ''] = segments.reverse();
  const slug = before.length > last.length ? before : last;
  try {
    return decodeURIComponent(slug).replace(/[-_+.]/g, ' ');
  } catch {
    return slug;
  }
}
