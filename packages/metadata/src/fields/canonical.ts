import { rank } from '../choose.ts';
import type { Facts, Weights } from '../facts/facts.ts';
import type { Candidate } from '../metadata.ts';
import { absoluteAddress } from '../page/absolute-address.ts';

const WEIGHTS: Weights = { 'link canonical': 5, 'meta og:url': 3, 'json-ld url': 2, 'json-ld page url': 1, url: 1 };

/** Addresses of the page, best first. */
export function canonicalCandidates(facts: Facts): Candidate[] {
  const found = facts.candidates(WEIGHTS).flatMap((candidate) => {
    const value = absoluteAddress(candidate.value, facts);
    return value === undefined ? [] : [{ ...candidate, value }];
  });
  return rank(found, { keyOf: (address) => address.replace(/^https?:\/\/(?:www\.)?|\/?(?:#.*)?$/g, '') });
}
