import { choice, type Extraction, type Extractor, intersection, type Page, resolveOptions, union } from '@pith/core';
import { assertMembers, COMMON_OPTIONS, definePipeline, type Pipeline, type PipelineOptions } from './pipeline.ts';
import { keepNothing, runMembers } from './run-member.ts';

/** Options of `parallel`. */
export interface ParallelOptions extends PipelineOptions {
  /** `union` keeps what any member keeps, `intersection` what all keep. Default `union`. */
  readonly combine?: 'union' | 'intersection' | undefined;
}

/** Options a `parallel` pipeline declares. */
export const PARALLEL_OPTIONS = {
  combine: choice({
    choices: ['union', 'intersection'],
    default: 'union',
    from: 'Gottron, CombinE (2008)',
    about: 'Keep what any member keeps, or what all keep.',
  }),
  ...COMMON_OPTIONS,
};

/** Members side by side on the same page, united or intersected character by character. */
export function parallel(members: readonly Extractor[], options: ParallelOptions = {}): Pipeline {
  const { name, ...given } = options;
  assertMembers('parallel', members);
  const settings = resolveOptions('parallel', PARALLEL_OPTIONS, given);
  const owner = { name: name ?? settings.combine, settings };
  const combine = settings.combine === 'union' ? union : intersection;
  const extract = (page: Page): Extraction => {
    const { parts, extractions, notes } = runMembers(owner, members, page);
    if (parts.length === 0) return keepNothing(page, notes);
    return { ...combine(...extractions), notes, parts };
  };
  return definePipeline({ ...owner, kind: 'parallel', members, needs: needsOfAny(members), extract });
}

/** `'source'` if any member wants it. */
export function needsOfAny(members: readonly Extractor[]): 'source' | undefined {
  return members.find(({ needs }) => needs !== undefined)?.needs;
}
