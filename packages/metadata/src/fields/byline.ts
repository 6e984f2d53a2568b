import { rank, type Witness } from '../choose.ts';
import type { Weights } from '../facts/facts.ts';
import { textKey } from '../facts/text-key.ts';
import type { Candidate } from '../metadata.ts';
import { isFullName } from '../names/clean-name.ts';
import { markedNames } from '../names/marked-names.ts';
import { distinctNames, splitNames } from '../names/split-names.ts';
import { writtenNames } from '../names/written-names.ts';
import type { Headline } from '../page/headline.ts';
import type { PageIndex } from '../page/page-index.ts';
import type { SiteNames } from '../page/site-names.ts';

type Names = readonly string[];

const STATED: Weights = {
  'meta citation_author': 6,
  'json-ld author': 4,
  'item author': 3,
  'meta author': 3,
  'meta parsely-author': 3,
  'meta sailthru.author': 3,
  'meta byl': 3,
  'meta dc.creator': 3,
  'meta dcterms.creator': 3,
  'meta article:author': 2,
  'json-ld creator': 2,
  'item creator': 2,
  'json-ld page author': 2,
  'meta twitter:data1': 1,
};
/** Elements marked as authors, near the headline and elsewhere. */
const NEAR: Weights = { rel: 4, class: 4, href: 3, text: 7 };
const FAR: Weights = { rel: 0.5, class: 0.5, href: 0, text: 3 };
/** Less is a guess: a commenter, a menu entry. */
const MINIMUM = 2.5;
/** What speaks for or against a list of names: an author that is the site itself is named only if nobody else is. */
const SUPPORT: Weights = { 'is site': -3, 'in sight': 3, 'full name': 1.5 };

const keyOf = (names: Names): string => names.map(textKey).join(' ');

/** Lists of authors, best first. */
export function bylineCandidates(index: PageIndex, headline: Headline, sites: SiteNames): Candidate<Names>[] {
  const near = textKey(headline.surroundings);
  const tests: Record<string, (names: Names) => boolean> = {
    'is site': (names) => names.every(sites.isSite),
    'in sight': (names) => names.every((name) => near.includes(textKey(name))),
    'full name': (names) => names.every(isFullName),
  };
  const witnesses = Object.entries(SUPPORT).map(
    ([name, weight]): Witness<Names> => ({ weight, support: (names) => (tests[name]!(names) ? 1 : 0) }),
  );
  const found = [...stated(index), ...shown(index, headline)].filter(({ value }) => value.length > 0);
  // Whoever names one of several authors does not contradict the full list. In text, what follows a name may be anything.
  const lists = new Set(
    found.flatMap(({ value, source }) => (source !== 'text' && value.every(isFullName) ? [keyOf(value)] : [])),
  );
  witnesses.push({ weight: 1, support: (names) => (lists.has(keyOf(names)) ? supportOfParts(names, found) : 0) });
  return rank(found, { keyOf, witnesses }).filter(({ weight }) => weight >= MINIMUM);
}

/** What sources weigh that name some of these authors and nobody else, each source once. */
function supportOfParts(names: Names, found: readonly Candidate<Names>[]): number {
  const keys = new Set(names.map(textKey));
  const sources = new Map<string, number>();
  for (const { value, source, weight } of found) {
    if (value.length < names.length && value.every((name) => keys.has(textKey(name)))) {
      sources.set(source, Math.max(weight, sources.get(source) ?? 0));
    }
  }
  return [...sources.values()].reduce((sum, weight) => sum + weight, 0);
}

function stated({ facts }: PageIndex): Candidate<Names>[] {
  return Object.entries(STATED).map(([source, weight]) => {
    const isLabelled =
      source !== 'meta twitter:data1' || /written|author|by/i.test(facts.get('meta twitter:label1')[0] ?? '');
    return { value: isLabelled ? distinctNames(facts.get(source).flatMap(splitNames)) : [], source, weight };
  });
}

function shown(index: PageIndex, headline: Headline): Candidate<Names>[] {
  const marked = markedNames(index, headline);
  const written = writtenNames(index.page, headline);
  return [...written, ...marked].map(({ names, source, isNear }) => ({
    value: names,
    source,
    weight: (isNear ? NEAR : FAR)[source]!,
  }));
}
