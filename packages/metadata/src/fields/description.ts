import { rank } from '../choose.ts';
import type { Facts, Weights } from '../facts/facts.ts';
import { textKey } from '../facts/text-key.ts';
import type { Candidate } from '../metadata.ts';

const WEIGHTS: Weights = {
  'meta og:description': 4,
  'meta description': 3,
  'json-ld description': 2,
  'meta twitter:description': 2,
  'meta dc.description': 2,
  'json-ld page description': 1,
  'item description': 1,
};

/** Descriptions, best first. */
export function descriptionCandidates(facts: Facts): Candidate[] {
  return rank(facts.candidates(WEIGHTS), { keyOf: textKey });
}
