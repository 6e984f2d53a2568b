import type { Extractor, Registry } from '@pith/core';
import { loadPipeline, type MemberData, type PipelineKind, type VoteOptions } from '@pith/ensemble';
import { keyOf, kindOf, membersOf, toPipelineData } from '../trees/tree.ts';

/** A tree made ready to run on many pages. */
export interface Program {
  readonly key: string;
  readonly kind: PipelineKind | undefined;
  readonly extractor: Extractor;
  readonly members: readonly Program[];
  readonly isUnion: boolean;
  readonly unit: 'text' | 'textNode' | 'block';
  readonly weights: readonly number[];
  readonly quorum: number;
}

/** Prepares a tree. */
export function toProgram(tree: MemberData, registry: Registry): Program {
  const { combine, weights, unit, quorum, share = 0.5 } = tree as VoteOptions & { combine?: string };
  const members = membersOf(tree).map((member) => toProgram(member, registry));
  const weight = weights ?? members.map(() => 1);
  return {
    key: keyOf(tree),
    kind: kindOf(tree),
    extractor: loadPipeline(toPipelineData(tree), registry),
    members,
    isUnion: combine !== 'intersection',
    unit: unit ?? 'text',
    weights: weight,
    quorum: quorum ?? share * weight.reduce((sum, each) => sum + each, 0),
  };
}
