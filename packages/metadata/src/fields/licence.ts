import { rank } from '../choose.ts';
import type { Facts, Weights } from '../facts/facts.ts';
import type { Candidate } from '../metadata.ts';

const WEIGHTS: Weights = {
  'json-ld license': 5,
  'link license': 5,
  'a license': 4,
  'item license': 3,
  'meta dc.rights.license': 3,
  'meta dcterms.license': 3,
  'json-ld page license': 3,
  'a creativecommons': 1,
};

/** Licences, best first. */
export function licenceCandidates(facts: Facts): Candidate[] {
  return rank(facts.candidates(WEIGHTS), { keyOf: (licence) => licence.replace(/^https?:/, '').replace(/\/$/, '') });
}
