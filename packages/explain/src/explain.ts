import { collapse, type Extraction, type Page } from '@pith/core';
import { blockPath } from './block-path.ts';
import type { Decision, ExplainedBlock, Explanation, Member, SignalInfo } from './explanation.ts';
import { meansOver, type Steps, signalSteps, stepsOnRoot } from './steps.ts';

/** Options of `explain`. */
export interface ExplainOptions {
  /** Name of the extractor: an extraction knows its members' names, but not its own. */
  readonly name?: string | undefined;
  /** Most characters of a block's text. All of them unless given. */
  readonly excerptLength?: number | undefined;
}

/**
 * Says for every block of the page who kept it, with which score, and by which signals. Works for any extractor and pipeline.
 *
 * Signals are averaged over the block: those of elements are taken from the block's element, those of members that saw a filtered
 * page are mapped back.
 */
export function explain(extraction: Extraction, options: ExplainOptions = {}): Explanation {
  const { page, roles, confidence, kinds, verdict } = extraction;
  const { name, excerptLength = Number.POSITIVE_INFINITY } = options;
  const own = judge(extraction, page);
  const members = listMembers(extraction).map(({ extraction: part, ...member }) => ({
    ...member,
    ...judge(part, page),
  }));
  const { blocks } = page;

  const explained = Array.from({ length: blocks.count }, (_, b): ExplainedBlock => {
    const element = blocks.element[b]!;
    const votes = members.flatMap(({ id, decisions }) => (decisions[b] ? [[id, decisions[b]] as const] : []));
    return {
      text: excerpt(collapse(page.text.slice(blocks.start[b], blocks.end[b])), excerptLength),
      words: page.words.before[blocks.endNode[b]!]! - page.words.before[blocks.firstNode[b]!]!,
      path: blockPath(page, element),
      ...(element < 0 ? {} : { tag: page.tagName(element) }),
      ...(roles?.[b] === undefined ? {} : { role: roles[b] }),
      ...(blocks.hidden[b] ? { hidden: true } : {}),
      ...(blocks.data[b] ? { data: true } : {}),
      start: blocks.start[b]!,
      end: blocks.end[b]!,
      ...own.decisions[b]!,
      votes: Object.fromEntries(votes),
    };
  });

  return {
    ...(name === undefined ? {} : { extractor: name }),
    title: collapse(page.title),
    ...(page.url === undefined ? {} : { url: page.url }),
    ...(confidence === undefined ? {} : { confidence: round(confidence) }),
    ...(kinds === undefined ? {} : { kinds }),
    ...(verdict === undefined ? {} : { verdict }),
    notes: [...page.notes, ...extraction.notes],
    signals: own.signals,
    members: members.map(
      ({ id, name: memberName, depth, signals }): Member => ({ id, name: memberName, depth, signals }),
    ),
    blocks: explained,
  };
}

interface Judged {
  /** One for each block; none where the extractor never saw it. */
  readonly decisions: readonly (Decision | undefined)[];
  readonly signals: readonly SignalInfo[];
}

/** What one extraction, possibly of a filtered page, says about the blocks of the whole page. */
function judge(extraction: Extraction, root: Page): Judged {
  const { page, bounds, kept, score } = extraction;
  const { start, end } = root.blocks;
  const toRoot = (values: ArrayLike<number>): Steps => stepsOnRoot({ ends: bounds.subarray(1), values }, page, root);
  const scores = meansOver(toRoot(score), start, end);
  // What a member did not see counts as dropped, so a block it saw in part is kept at most in part.
  const { ends, values: seen } = toRoot(kept);
  const shares = meansOver({ ends, values: Float64Array.from(seen, (value) => value || 0) }, start, end);
  const means = extraction.signals.map((signal) => {
    const steps = signalSteps(extraction, signal);
    return steps && meansOver(stepsOnRoot(steps, page, root), start, end);
  });

  const decisions = Array.from(scores, (value, b): Decision | undefined => {
    if (Number.isNaN(value)) return undefined;
    const signals = extraction.signals.flatMap(({ name }, s) => {
      const mean = means[s]?.[b] ?? Number.NaN;
      return Number.isNaN(mean) ? [] : [[name, round(mean)] as const];
    });
    const share = round(shares[b]!);
    return { kept: share >= 0.5, share, score: round(value), signals: Object.fromEntries(signals) };
  });
  const signals = extraction.signals.map(
    ({ name, unit, threshold, values }, s): SignalInfo => ({
      name,
      unit,
      ...(threshold === undefined ? {} : { threshold: round(threshold) }),
      ...(means[s] === undefined ? { values: Array.from(values, round) } : {}),
    }),
  );
  return { decisions, signals };
}

interface ListedMember extends Pick<Member, 'id' | 'name' | 'depth'> {
  readonly extraction: Extraction;
}

/** All members of members, each before its own; ids are unique. */
function listMembers(root: Extraction): ListedMember[] {
  const taken = new Map<string, number>();
  const unique = (path: string): string => {
    const count = (taken.get(path) ?? 0) + 1;
    taken.set(path, count);
    return count === 1 ? path : `${path}#${count}`;
  };
  const list = (extraction: Extraction, prefix: string, depth: number): ListedMember[] =>
    (extraction.parts ?? []).flatMap(({ name, extraction: part }) => {
      const id = unique(prefix + name);
      return [{ id, name, depth, extraction: part }, ...list(part, `${id}/`, depth + 1)];
    });
  return list(root, '', 0);
}

function excerpt(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length).trimEnd()}…` : text;
}

/** Six digits are more than enough to look at, and keep files small. */
function round(value: number): number {
  return Number(value.toPrecision(6));
}
