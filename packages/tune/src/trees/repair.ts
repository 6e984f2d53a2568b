import type { Registry } from '@pith/core';
import { loadPipeline, type MemberData, pipelineToData, type VoteOptions } from '@pith/ensemble';
import { keyOf, kindOf, membersOf, sizeOf, toPipelineData } from './tree.ts';

/** Largest trees of the search: beyond that nobody can read them. */
const MAX_LEVELS = 5;
const MAX_MEMBERS = 9;
const MAX_SIZE = 30;
/** Weights of a vote are whole numbers up to this. */
export const MAX_WEIGHT = 3;

/**
 * Makes a valid tree of what crossover and mutation left behind, in the one way it is written: all options, no combination of
 * one, no member twice, a quorum that can be reached. `undefined` where nothing of it can be used.
 */
export function repair(tree: MemberData, registry: Registry): MemberData | undefined {
  let repaired = repairNode(tree, registry, MAX_LEVELS);
  while (repaired !== undefined && sizeOf(repaired) > MAX_SIZE) {
    repaired = membersOf(repaired).reduce((largest, member) => (sizeOf(member) > sizeOf(largest) ? member : largest));
  }
  if (repaired === undefined) return undefined;
  // Pages are parsed without source positions, so a tree that needs them would be measured wrongly.
  return loadPipeline(toPipelineData(repaired), registry).needs === undefined ? repaired : undefined;
}

function repairNode(tree: MemberData, registry: Registry, levels: number): MemberData | undefined {
  const kind = kindOf(tree);
  if (kind === undefined) return repairExtractor(tree, registry, levels);
  const known = membersOf(tree).map((member) => repairNode(member, registry, levels - 1));
  if (levels <= 1) return known.find((member) => member !== undefined);
  const seen = new Set<string>();
  const kept = known.flatMap((member, i) => {
    if (member === undefined || seen.size >= MAX_MEMBERS) return [];
    const key = keyOf(member);
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ member, weight: weightOf(tree, i) }];
  });
  const members = kept.map(({ member }) => member);
  if (members.length < 2) return members[0];
  if (kind === 'serial') return { serial: members };
  const { combine, unit = 'text' } = tree as { combine?: 'union' | 'intersection'; unit?: VoteOptions['unit'] };
  if (kind === 'parallel') return { parallel: members, combine: combine ?? 'union' };
  const weights = kept.map(({ weight }) => weight);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const quorum = Math.min(Math.max(Math.round(quorumOf(tree, total)), Math.min(...weights)), total);
  return { vote: members, quorum, weights, unit };
}

/** A named pipeline becomes its tree, so that the search can go on inside it. */
function repairExtractor(tree: MemberData, registry: Registry, levels: number): MemberData | undefined {
  const { extractor, options: given = {} } =
    typeof tree === 'string' ? { extractor: tree } : (tree as { extractor: string; options?: object });
  if (!registry.has(extractor)) return undefined;
  const created = registry.get(extractor)(given);
  if (created.members !== undefined) return repairNode(pipelineToData(created), registry, levels);
  const { name, options } = created;
  return Object.keys(options).length === 0 ? { extractor: name } : { extractor: name, options };
}

function weightOf(tree: MemberData, member: number): number {
  const weight = (tree as VoteOptions).weights?.[member] ?? 1;
  return Math.min(Math.max(Math.round(weight), 1), MAX_WEIGHT);
}

function quorumOf(tree: MemberData, total: number): number {
  const { quorum, share = 0.5 } = tree as VoteOptions;
  return quorum ?? Math.ceil(share * total - 1e-9);
}
