import { type Comparison, rank } from '../choose.ts';
import type { DayOrder } from '../dates/find-dates.ts';
import { parseDate } from '../dates/find-dates.ts';
import { type SeenDate, seenDates } from '../dates/seen-dates.ts';
import type { Weights } from '../facts/facts.ts';
import type { Candidate } from '../metadata.ts';
import type { Headline } from '../page/headline.ts';
import type { PageIndex } from '../page/page-index.ts';
import { pageAddress } from '../page/site-names.ts';

const PUBLISHED: Weights = {
  'json-ld datePublished': 6,
  'meta article:published_time': 6,
  'item datePublished': 5,
  'meta parsely-pub-date': 5,
  'meta og:published_time': 4,
  'meta article:published': 4,
  'meta citation_publication_date': 4,
  'meta datepublished': 4,
  'meta pubdate': 4,
  'meta publishdate': 4,
  'meta publish-date': 4,
  'meta publish_date': 4,
  'meta publication_date': 4,
  'meta sailthru.date': 4,
  'meta dc.date.issued': 4,
  'meta dcterms.issued': 4,
  'json-ld page datePublished': 4,
  'meta citation_date': 3,
  'meta dc.date': 3,
  'meta dcterms.created': 3,
  'meta dcterms.date': 3,
  'meta date': 3,
  'json-ld uploadDate': 3,
  'json-ld dateCreated': 3,
  'item dateCreated': 3,
  'item created': 2,
  'item date': 2,
};
const MODIFIED: Weights = {
  'json-ld dateModified': 6,
  'meta article:modified_time': 6,
  'item dateModified': 5,
  'meta og:updated_time': 4,
  'json-ld page dateModified': 4,
  'meta datemodified': 4,
  'meta dcterms.modified': 4,
  'meta last-modified': 3,
  'meta lastmod': 3,
  'meta revised': 2,
};
/** Dates a reader sees, by what marks them, near the headline and elsewhere. */
const NEAR: Weights = { time: 8, class: 6, line: 5, text: 1.5 };
const FAR: Weights = { time: 2, class: 0.5, line: 0, text: 0 };
const LAST_RESORT = 0.1;
const URL_DAY = 3;
const URL_MONTH = 0.5;

/** Dates of one day are one; the time of day is worth having. */
const sameDay: Comparison<string> = { keyOf: (iso) => iso.slice(0, 10), detailOf: (iso) => iso.length };

/** Dates of publication and of the last change, best first. */
export function dateCandidates(
  index: PageIndex,
  headline: Headline,
  order: DayOrder,
): { published: Candidate[]; modified: Candidate[] } {
  const seen = seenDates(index, headline, order);
  const shown = (kind: SeenDate['kind']): Candidate[] =>
    seen.flatMap((date) => {
      const weight = (date.isNear ? NEAR : FAR)[date.source]!;
      return date.kind === kind && weight > 0 ? [{ value: date.iso, source: date.source, weight }] : [];
    });
  const stated = (weights: Weights): Candidate[] =>
    index.facts.candidates(weights).flatMap((candidate) => {
      const value = parseDate(candidate.value, order);
      return value === undefined ? [] : [{ ...candidate, value }];
    });
  const changed = shown('modified');
  // Where a page shows one date, and that it was updated then, readers have no other.
  const lastResort = changed.map((candidate) => ({ ...candidate, weight: candidate.weight * LAST_RESORT }));
  return {
    published: rank(
      [...stated(PUBLISHED), ...shown('published'), ...fromAddress(pageAddress(index.facts)), ...lastResort],
      sameDay,
    ),
    modified: rank([...stated(MODIFIED), ...changed], sameDay),
  };
}

const ADDRESS_DATE = /\/((?:19|20)\d{2})[/-]?(\d{2})(?:[/-]?(\d{2}))?(?![\d])/;

function fromAddress(address: URL | undefined): Candidate[] {
  const match = ADDRESS_DATE.exec(address?.pathname ?? '');
  if (match === null) return [];
  const [, year, month, day] = match;
  const value = parseDate(day === undefined ? `${year}-${month}` : `${year}-${month}-${day}`, 'day-first');
  return value === undefined ? [] : [{ value, source: 'url', weight: day === undefined ? URL_MONTH : URL_DAY }];
}
