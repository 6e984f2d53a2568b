import {
  choice,
  type Extraction,
  type Extractor,
  maskUnseen,
  number,
  numbers,
  OptionError,
  type Page,
  resolveOptions,
  votes,
} from '@pith/core';
import { agreement } from './agreement.ts';
import { needsOfAny } from './parallel.ts';
import { assertMembers, COMMON_OPTIONS, definePipeline, type Pipeline, type PipelineOptions } from './pipeline.ts';
import { roundToUnits, unitBounds, visibleBefore } from './round-to-units.ts';
import { keepNothing, runMembers } from './run-member.ts';

/** Options of `vote`. */
export interface VoteOptions extends PipelineOptions {
  /** Total weight of votes that keeps a unit. Half of all weight unless `quorum` or `share` is given. */
  readonly quorum?: number | undefined;
  /** The same as a share of all weight, above 0 and up to 1. */
  readonly share?: number | undefined;
  /** One for each member, 1 unless given. A member of weight 0 is heard in explanations only. */
  readonly weights?: readonly number[] | undefined;
  /** What is voted on: each character, or text nodes or blocks as wholes. Default `text`. */
  readonly unit?: 'text' | 'textNode' | 'block' | undefined;
}

/** Options a vote of so many members declares; the quorum's range depends on the weights. */
export function voteOptions(memberCount: number, weights: unknown) {
  const ones = Array.from({ length: memberCount }, () => 1);
  const weight = isWeights(weights) ? weights : ones;
  const total = sumOf(weight);
  return {
    weights: numbers({
      length: memberCount,
      min: 0,
      max: 1000,
      default: ones,
      from: 'one member, one vote',
      about: 'How much the vote of each member counts.',
    }),
    quorum: number({
      // No vote sums up to less than the smallest weight, so less than that would mean the same.
      min: Math.min(total, ...weight.filter((each) => each > 0)),
      max: total,
      default: total / 2,
      from: 'half of all votes',
      about: 'Total weight of votes that keeps a unit.',
    }),
    share: number({
      min: 0.001,
      max: 1,
      default: 0.5,
      from: 'half of all votes',
      about: 'Share of all weight that keeps a unit, instead of a quorum.',
    }),
    unit: choice({
      choices: ['text', 'textNode', 'block'],
      default: 'text',
      from: 'Gottron, CombinE (2008), leaves the fragment open; characters lose nothing',
      about: 'What is voted on; a member votes for a unit when it keeps at least half of it.',
    }),
    ...COMMON_OPTIONS,
  };
}

/**
 * Members side by side on the same page; a unit is kept when it collects enough votes.
 *
 * The score is the weighted share of votes, and the confidence how well the members agree with the result. Without a skipped
 * member's weight, a quorum out of reach means all that are left.
 */
export function vote(members: readonly Extractor[], options: VoteOptions = {}): Pipeline {
  const { name = 'vote', ...given } = options;
  assertMembers('vote', members);
  const resolved = resolveOptions('vote', voteOptions(members.length, given.weights), given);
  const { weights, unit } = resolved;
  if (!weights.some((weight) => weight > 0)) {
    throw new OptionError('option-invalid', 'vote: option "weights" must have one above 0');
  }
  if (given.quorum !== undefined && given.share !== undefined) {
    throw new OptionError('option-invalid', 'vote: give option "quorum" or "share", not both');
  }
  const threshold = given.quorum === undefined ? { share: resolved.share } : { quorum: given.quorum };
  const owner = { name, settings: { ...threshold, weights: [...weights], unit, onError: resolved.onError } };
  const extract = (page: Page): Extraction => {
    const { parts, extractions, present, notes } = runMembers(owner, members, page);
    const weight = present.map((i) => weights[i]!);
    const total = sumOf(weight);
    if (total === 0) return keepNothing(page, notes);
    const quorum = given.quorum === undefined ? resolved.share * total : Math.min(given.quorum, total);
    const result = votes(unit === 'text' ? extractions : roundAll(page, extractions, unit), quorum, weight);
    const confidence = parts.length > 1 ? { confidence: agreement(result, extractions, weight) } : {};
    return { ...maskUnseen(result, true), notes, parts, ...confidence };
  };
  return definePipeline({ ...owner, kind: 'vote', members, needs: needsOfAny(members), extract });
}

function roundAll(page: Page, extractions: readonly Extraction[], unit: 'textNode' | 'block'): Extraction[] {
  const visible = visibleBefore(page.text);
  const bounds = unitBounds(page, unit, visible);
  return extractions.map((extraction) => roundToUnits(extraction, bounds, visible));
}

function isWeights(weights: unknown): weights is readonly number[] {
  return Array.isArray(weights) && weights.every((weight) => typeof weight === 'number' && weight >= 0);
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
