import type { MemberData } from '@pith/ensemble';
import { plainExtractor } from '../trees/grow.ts';
import { repair } from '../trees/repair.ts';
import { keyOf, kindOf, membersOf } from '../trees/tree.ts';
import type { Material } from '../trees/vary.ts';
import type { Candidate } from './halving.ts';

/**
 * One step of forward selection (Caruana et al., ICML 2004): the best majority vote of `count` extractors as they come, with each
 * other extractor added. Good votes are rare among random trees; this way one is found in as many generations as it has members.
 */
export function selectVoters(
  population: readonly Candidate[],
  count: number,
  { registry, definitions }: Material,
): MemberData[] {
  const extractors = definitions.flatMap((definition) => repair(plainExtractor(definition), registry) ?? []);
  const keys = new Set(extractors.map(keyOf));
  const best = population.find(({ tree }) => {
    const voters = votersOf(tree);
    const isPlain = voters.every((voter) => keys.has(keyOf(voter)));
    return isPlain && voters.length === count && keyOf(tree) === keyOf(majority(voters));
  });
  if (best === undefined) return [];
  const voters = votersOf(best.tree);
  const known = new Set(voters.map(keyOf));
  return extractors.filter((other) => !known.has(keyOf(other))).map((other) => majority([...voters, other]));
}

function votersOf(tree: MemberData): readonly MemberData[] {
  return kindOf(tree) === undefined ? [tree] : membersOf(tree);
}

/** What more than half of the members keep of each block, written as `repair` writes it. */
function majority(voters: readonly MemberData[]): MemberData {
  if (voters.length === 1) return voters[0]!;
  return { vote: voters, quorum: Math.floor(voters.length / 2) + 1, weights: voters.map(() => 1), unit: 'block' };
}
