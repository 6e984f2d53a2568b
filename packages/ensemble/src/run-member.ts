import { type Extraction, type Extractor, type Page, type Part, PithError, SpanWriter } from '@pith/core';
import { collectNotes, type Pipeline } from './pipeline.ts';

type Owner = Pick<Pipeline, 'name' | 'settings'>;

/** One member's part in the result; `undefined`, with a note, if it failed and may be skipped. */
export function runMember(owner: Owner, member: Extractor, page: Page, notes: string[]): Part | undefined {
  const { name } = member;
  try {
    return { name, extraction: member.extract(page) };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    if (owner.settings.onError !== 'skip') {
      throw new PithError('extractor-failed', `${owner.name}: member "${name}" failed: ${reason}`, { cause });
    }
    notes.push(`${name}: skipped, it failed: ${reason}`);
    return undefined;
  }
}

/** What all members say about the same page. */
export interface Ballots {
  readonly parts: readonly Part[];
  readonly extractions: readonly Extraction[];
  /** Positions of the members that did not fail. */
  readonly present: readonly number[];
  readonly notes: readonly string[];
}

/** Runs every member on the same page. */
export function runMembers(owner: Owner, members: readonly Extractor[], page: Page): Ballots {
  const skipped: string[] = [];
  const present: number[] = [];
  const parts: Part[] = [];
  members.forEach((member, i) => {
    const part = runMember(owner, member, page, skipped);
    if (part === undefined) return;
    parts.push(part);
    present.push(i);
  });
  return {
    parts,
    extractions: parts.map(({ extraction }) => extraction),
    present,
    notes: [...collectNotes(parts), ...skipped],
  };
}

/** The extraction that keeps nothing, for when no member is left. */
export function keepNothing(page: Page, notes: readonly string[]): Extraction {
  const spans = new SpanWriter();
  spans.write(page.text.length, 0, 0);
  return { page, ...spans.finish(), signals: [], notes, parts: [] };
}
