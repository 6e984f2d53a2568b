import {
  type Extraction,
  type Extractor,
  keepAll,
  liftExtraction,
  type Page,
  type Part,
  resolveOptions,
} from '@pith/core';
import {
  assertMembers,
  COMMON_OPTIONS,
  collectNotes,
  definePipeline,
  type Pipeline,
  type PipelineOptions,
} from './pipeline.ts';
import { runMember } from './run-member.ts';

/** Options a `serial` pipeline declares. */
export const SERIAL_OPTIONS = COMMON_OPTIONS;

/**
 * Members one after the other: each sees only what the one before kept, as if the rest had never been in the page.
 *
 * The last member has the last word: score and confidence are its own. A skipped member keeps everything.
 */
export function serial(members: readonly Extractor[], options: PipelineOptions = {}): Pipeline {
  const { name = 'serial', ...given } = options;
  assertMembers('serial', members);
  const settings = resolveOptions('serial', SERIAL_OPTIONS, given);
  const extract = (page: Page): Extraction => {
    const parts: Part[] = [];
    const skipped: string[] = [];
    let outer: Extraction | undefined;
    for (const member of members) {
      const part = runMember({ name, settings }, member, outer ? page.restrict(outer) : page, skipped);
      if (part === undefined) continue;
      parts.push(part);
      outer = outer ? liftExtraction(part.extraction, outer) : part.extraction;
    }
    outer ??= keepAll().extract(page);
    return { ...outer, signals: [], notes: [...collectNotes(parts), ...skipped], parts };
  };
  // A filtered page has no source of its own, so only the first member can use one.
  return definePipeline({ kind: 'serial', name, members, settings, needs: members[0]!.needs, extract });
}
