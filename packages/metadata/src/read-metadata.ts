import type { Page } from '@pith/core';
import { dayOrder } from './dates/day-order.ts';
import { bylineCandidates } from './fields/byline.ts';
import { canonicalCandidates } from './fields/canonical.ts';
import { dateCandidates } from './fields/dates.ts';
import { descriptionCandidates } from './fields/description.ts';
import { imageCandidates } from './fields/image.ts';
import { languageCandidates } from './fields/language.ts';
import { licenceCandidates } from './fields/licence.ts';
import { siteCandidates } from './fields/site.ts';
import { tagCandidates } from './fields/tags.ts';
import { titleCandidates } from './fields/title.ts';
import type { Metadata, MetadataCandidates, MetadataField } from './metadata.ts';
import { findHeadline } from './page/headline.ts';
import { indexPage } from './page/page-index.ts';
import { pageAddress, siteNames } from './page/site-names.ts';

/** Options of `readMetadata`. */
export interface MetadataOptions {
  /** Also return every candidate of every field. Default `false`. */
  readonly candidates?: boolean | undefined;
}

/** Reads what a page says about itself. Never throws; the cost is linear in the page. */
export function readMetadata(page: Page, options: MetadataOptions = {}): Metadata {
  const candidates = readCandidates(page);
  const values: Record<string, unknown> = {};
  const sources: { [Field in MetadataField]?: string } = {};
  for (const field of Object.keys(candidates) as MetadataField[]) {
    const best = candidates[field][0];
    if (best === undefined) continue;
    values[field] = best.value;
    sources[field] = best.source;
  }
  return { ...values, sources, ...(options.candidates ? { candidates } : {}) };
}

function readCandidates(page: Page): MetadataCandidates {
  const index = indexPage(page);
  const { facts } = index;
  const names = siteNames(facts);
  const title = titleCandidates(index, names);
  const language = languageCandidates(index);
  // Authors and dates are looked for around the headline.
  const headline = findHeadline(index, title[0]?.value);
  const order = dayOrder(language[0]?.value, pageAddress(facts)?.hostname);
  return {
    title,
    byline: bylineCandidates(index, headline, names),
    ...dateCandidates(index, headline, order),
    language,
    site: siteCandidates(facts, names),
    description: descriptionCandidates(facts),
    canonical: canonicalCandidates(facts),
    image: imageCandidates(index, headline),
    tags: tagCandidates(facts),
    licence: licenceCandidates(facts),
  };
}
