import { rank } from '../choose.ts';
import type { Facts, Weights } from '../facts/facts.ts';
import { textKey } from '../facts/text-key.ts';
import type { Candidate } from '../metadata.ts';
import type { SiteNames } from '../page/site-names.ts';
import { titleParts } from './title-parts.ts';

const WEIGHTS: Weights = {
  'meta og:site_name': 10,
  'json-ld publisher': 5,
  'meta application-name': 4,
  'meta apple-mobile-web-app-title': 3,
  'json-ld site name': 3,
  'json-ld page publisher': 3,
  'meta dc.publisher': 3,
  'item publisher': 2,
};
/** A part of the title that spells the host. */
const TITLE_WEIGHT = 3;

/** Where a page states the name of its site. */
export const SITE_SOURCES: readonly string[] = Object.keys(WEIGHTS);

/** Names of the site, best first. */
export function siteCandidates(facts: Facts, { isHost }: SiteNames): Candidate[] {
  const inTitle = facts
    .get('title')
    .flatMap((title) =>
      titleParts(title).flatMap(({ text }) =>
        isHost(text) ? [{ value: text, source: 'title', weight: TITLE_WEIGHT }] : [],
      ),
    );
  return rank([...facts.candidates(WEIGHTS), ...inTitle], { keyOf: textKey });
}
