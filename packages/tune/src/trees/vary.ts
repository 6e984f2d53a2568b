import type { Definition, Registry } from '@pith/core';
import type { ExtractorData, MemberData, VoteOptions } from '@pith/ensemble';
import { combine, growExtractor, growTree, otherUnit, plainExtractor } from './grow.ts';
import { MAX_WEIGHT, repair } from './repair.ts';
import { nudgeOption, pick, searchSpace } from './search-space.ts';
import { kindOf, membersOf, nodeAt, type Path, pathsOf, replaceAt, withMembers } from './tree.ts';

type Random = () => number;

/** What trees are made of. */
export interface Material {
  readonly registry: Registry;
  readonly definitions: readonly Definition[];
}

/** σ of a nudged option as a share of its range. */
const SPREAD = 0.15;

/** The mutations and how often each is tried: the specification's five, and adding a member. */
const MUTATIONS: readonly (readonly [
  share: number,
  mutate: (tree: MemberData, of: Material, random: Random) => MemberData,
])[] = [
  [0.4, nudge],
  [0.2, replaceExtractor],
  [0.1, wrap],
  [0.1, remove],
  [0.1, changeCombination],
  [0.1, add],
];

/** One random mutation, repaired. */
export function mutate(tree: MemberData, material: Material, random: Random): MemberData {
  let left = random();
  for (const [share, change] of MUTATIONS) {
    left -= share;
    if (left < 0) return repair(change(tree, material, random), material.registry) ?? tree;
  }
  return tree;
}

/** The first tree with a random subtree of the second in place of one of its own, repaired. */
export function crossOver(tree: MemberData, other: MemberData, material: Material, random: Random): MemberData {
  const graft = nodeAt(other, pick(pathsOf(other), random));
  return repair(replaceAt(tree, pick(pathsOf(tree), random), graft), material.registry) ?? tree;
}

/** Moves one option of an extractor; `spread` as in `nudgeOption`. */
export function nudgeExtractor(leaf: MemberData, { registry }: Material, spread: number, random: Random): MemberData {
  const { extractor, options = {} } = leaf as ExtractorData;
  const space = Object.entries(searchSpace(registry.get(extractor)));
  if (space.length === 0) return leaf;
  const [name, spec] = pick(space, random);
  return { extractor, options: { ...options, [name]: nudgeOption(spec, options[name], spread, random) } };
}

function nudge(tree: MemberData, material: Material, random: Random): MemberData {
  const path = pick(extractorPaths(tree), random);
  return replaceAt(tree, path, nudgeExtractor(nodeAt(tree, path), material, SPREAD, random));
}

function replaceExtractor(tree: MemberData, { definitions }: Material, random: Random): MemberData {
  const definition = pick(definitions, random);
  const leaf = random() < 0.5 ? plainExtractor(definition) : growExtractor(definition, random);
  return replaceAt(tree, pick(extractorPaths(tree), random), leaf);
}

function wrap(tree: MemberData, { definitions }: Material, random: Random): MemberData {
  const path = pick(pathsOf(tree), random);
  const members = [nodeAt(tree, path), growTree(definitions, 1, random)];
  return replaceAt(tree, path, combine(random() < 0.5 ? members : members.reverse(), random));
}

/** Takes a member out of a combination, or a member in the combination's place. */
function remove(tree: MemberData, material: Material, random: Random): MemberData {
  const paths = combinationPaths(tree);
  if (paths.length === 0) return replaceExtractor(tree, material, random);
  const path = pick(paths, random);
  const node = nodeAt(tree, path);
  const members = membersOf(node);
  const chosen = pick(members, random);
  if (random() < 0.5) return replaceAt(tree, path, chosen);
  const { weights, ...rest } = node as VoteOptions;
  const left = members.filter((member) => member !== chosen);
  const kept = weights?.filter((_, i) => members[i] !== chosen);
  const smaller = { ...rest, ...(kept && { weights: kept }) } as unknown as MemberData;
  return replaceAt(tree, path, withMembers(smaller, left));
}

function add(tree: MemberData, material: Material, random: Random): MemberData {
  const paths = combinationPaths(tree);
  if (paths.length === 0) return wrap(tree, material, random);
  const path = pick(paths, random);
  const node = nodeAt(tree, path);
  const member = growTree(material.definitions, 1, random);
  return replaceAt(tree, path, withMembers(node, [...membersOf(node), member]));
}

/** Union for intersection, another quorum, weight or unit, another order. */
function changeCombination(tree: MemberData, material: Material, random: Random): MemberData {
  const paths = combinationPaths(tree);
  if (paths.length === 0) return wrap(tree, material, random);
  const path = pick(paths, random);
  return replaceAt(tree, path, changed(nodeAt(tree, path), random));
}

function changed(node: MemberData, random: Random): MemberData {
  const members = membersOf(node);
  if (random() < 0.2) return combine(members, random);
  switch (kindOf(node)) {
    case 'parallel': {
      const isUnion = (node as { combine?: string }).combine !== 'intersection';
      return { parallel: members, combine: isUnion ? 'intersection' : 'union' };
    }
    case 'vote': {
      const { quorum = 1, weights = members.map(() => 1), unit } = node as VoteOptions;
      const way = random();
      const step = random() < 0.5 ? 1 : -1;
      if (way < 0.4) return { vote: members, quorum: quorum + step, weights, unit };
      if (way < 0.6) return { vote: members, quorum, weights, unit: otherUnit(unit, random) };
      const heard = Math.floor(random() * members.length);
      const shifted = weights.map((weight, i) =>
        i === heard ? 1 + ((weight + step - 1 + MAX_WEIGHT) % MAX_WEIGHT) : weight,
      );
      return { vote: members, quorum, weights: shifted, unit };
    }
    default:
      return { serial: [...members.slice(1), members[0]!] };
  }
}

function extractorPaths(tree: MemberData): Path[] {
  return pathsOf(tree).filter((path) => kindOf(nodeAt(tree, path)) === undefined);
}

function combinationPaths(tree: MemberData): Path[] {
  return pathsOf(tree).filter((path) => kindOf(nodeAt(tree, path)) !== undefined);
}
