import { rank } from '../choose.ts';
import type { Weights } from '../facts/facts.ts';
import type { Candidate } from '../metadata.ts';
import { absoluteAddress } from '../page/absolute-address.ts';
import type { Headline } from '../page/headline.ts';
import type { PageIndex } from '../page/page-index.ts';

const WEIGHTS: Weights = {
  'meta og:image': 5,
  'meta og:image:secure_url': 5,
  'meta og:image:url': 5,
  'json-ld image': 4,
  'meta twitter:image': 3,
  'meta twitter:image:src': 3,
  'link image_src': 3,
  'json-ld thumbnailUrl': 2,
  'json-ld page image': 2,
  'item image': 2,
};
/** An image that stands by the headline, for pages that state none. */
const SHOWN = 1;
/** Smaller ones are icons and portraits. */
const MIN_WIDTH = 200;
/** Where lazy pages keep the address. */
const SOURCES = ['data-src', 'data-lazy-src', 'data-original', 'src'] as const;

/** Lead images, best first. */
export function imageCandidates(index: PageIndex, headline: Headline): Candidate[] {
  const found = [...index.facts.candidates(WEIGHTS), ...shown(index, headline)].flatMap((candidate) => {
    const value = absoluteAddress(candidate.value, index.facts);
    return value === undefined ? [] : [{ ...candidate, value }];
  });
  return rank(found, { keyOf: (address) => address });
}

function shown({ page, images }: PageIndex, headline: Headline): Candidate[] {
  return images.flatMap((node) => {
    const width = Number.parseInt(page.attribute(node, 'width') ?? '', 10);
    const name = SOURCES.find((source) => page.attribute(node, source));
    if (name === undefined || width < MIN_WIDTH || page.isHidden(node) || !headline.isNear(node)) return [];
    return [{ value: page.attribute(node, name)!, source: 'img', weight: SHOWN }];
  });
}
