import { choice, type Extraction, type Extractor, OptionError, type Page, type Part } from '@pith/core';

/** The three ways to combine. */
export type PipelineKind = 'serial' | 'parallel' | 'vote';

/** Options of every combination. */
export interface PipelineOptions {
  /** How results and drawings call it, in lower case with hyphens; the way of combining unless given. */
  readonly name?: string | undefined;
  /** When a member throws, `throw` passes that on; `skip` goes on without it and leaves a note. Default `throw`. */
  readonly onError?: 'throw' | 'skip' | undefined;
}

/** Several extractors that act as one. */
export interface Pipeline extends Extractor {
  readonly kind: PipelineKind;
  readonly members: readonly Extractor[];
  /** How they are combined: the options, without the name. */
  readonly settings: Readonly<Record<string, unknown>>;
}

/** Most levels of combinations in one pipeline. */
export const MAX_DEPTH = 16;
/** Most combinations and extractors in one pipeline. */
export const MAX_NODES = 64;

/** Options that all combinations declare. */
export const COMMON_OPTIONS = {
  onError: choice({
    choices: ['throw', 'skip'],
    default: 'throw',
    from: 'an error should be seen',
    about: 'What to do when a member throws.',
  }),
};

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** What tells one way of combining from another. */
interface PipelineSpec {
  readonly kind: PipelineKind;
  readonly name: string;
  readonly members: readonly Extractor[];
  readonly settings: Readonly<Record<string, unknown>>;
  readonly needs: 'source' | undefined;
  extract(page: Page): Extraction;
}

/** Checks name and size and freezes the result. */
export function definePipeline(spec: PipelineSpec): Pipeline {
  assertName(spec.kind, spec.name);
  const pipeline = {
    ...spec,
    members: Object.freeze([...spec.members]),
    settings: Object.freeze({ ...spec.settings }),
  };
  assertSize(pipeline);
  return Object.freeze(pipeline);
}

/** Throws unless the list can be combined. */
export function assertMembers(kind: PipelineKind, members: readonly Extractor[]): void {
  if (!Array.isArray(members) || members.length === 0) {
    throw new OptionError('pipeline-invalid', `${kind}: members must be a list of at least one extractor`);
  }
  members.forEach((member: unknown, i) => {
    if (typeof member === 'object' && member !== null && 'extract' in member) return;
    const hint = typeof member === 'function' ? `; call the definition: ${member.name}()` : '';
    throw new OptionError('pipeline-invalid', `${kind}: member ${i + 1} is no extractor${hint}`);
  });
}

/** Throws unless a name can stand in results, files and on a command line. */
export function assertName(owner: string, name: unknown): void {
  if (typeof name === 'string' && NAME.test(name)) return;
  throw new OptionError(
    'option-invalid',
    `${owner}: option "name" must be lower case with hyphens, got ${JSON.stringify(name)}`,
  );
}

function assertSize(root: Extractor): void {
  let level: readonly Extractor[] = [root];
  let nodes = 0;
  for (let depth = 1; level.length > 0; depth++) {
    nodes += level.length;
    if (depth > MAX_DEPTH) throw new OptionError('pipeline-invalid', `a pipeline has at most ${MAX_DEPTH} levels`);
    if (nodes > MAX_NODES) throw new OptionError('pipeline-invalid', `a pipeline has at most ${MAX_NODES} extractors`);
    level = level.flatMap(({ members = [] }) => members);
  }
}

/** Notes of all members under their names. */
export function collectNotes(parts: readonly Part[]): string[] {
  return parts.flatMap(({ name, extraction }) => extraction.notes.map((note) => `${name}: ${note}`));
}
