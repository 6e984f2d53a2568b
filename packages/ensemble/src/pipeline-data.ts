import { type Extractor, OptionError, type OptionSpecs } from '@pith/core';
import { PARALLEL_OPTIONS, type ParallelOptions } from './parallel.ts';
import type { Pipeline, PipelineKind, PipelineOptions } from './pipeline.ts';
import { SERIAL_OPTIONS } from './serial.ts';
import { type VoteOptions, voteOptions } from './vote.ts';

/** An extractor by name, with options where they differ from the defaults. */
export interface ExtractorData {
  readonly extractor: string;
  readonly options?: Readonly<Record<string, unknown>>;
}
/** A combination: the way as key, the members as its value, the options beside it. */
export type CombinationData =
  | ({ readonly serial: readonly MemberData[] } & PipelineOptions)
  | ({ readonly parallel: readonly MemberData[] } & ParallelOptions)
  | ({ readonly vote: readonly MemberData[] } & VoteOptions);

/** A member: just a name, a name with options, or another combination. */
export type MemberData = string | ExtractorData | CombinationData;

/** A pipeline as plain data, as it stands in a file. */
export type PipelineData = {
  readonly $schema?: string;
  readonly version: 1;
  /** One plain sentence. */
  readonly about?: string;
} & (ExtractorData | CombinationData);

/** Declared options of each way of combining. */
export function optionsOf(kind: PipelineKind, memberCount: number, weights: unknown): OptionSpecs {
  return { serial: SERIAL_OPTIONS, parallel: PARALLEL_OPTIONS, vote: voteOptions(memberCount, weights) }[kind];
}

/** Whether an extractor is a combination made by this package. */
export function isPipeline(extractor: Extractor): extractor is Pipeline {
  return 'kind' in extractor && extractor.members !== undefined;
}

/**
 * Writes a pipeline, or a single extractor, as data that `loadPipeline` reads back.
 *
 * Extractors stand with all their options, so that the file means the same when a default changes.
 */
export function pipelineToData(extractor: Extractor): PipelineData {
  const data = memberToData(extractor);
  return { version: 1, ...(typeof data === 'string' ? { extractor: data } : data) };
}

function memberToData(extractor: Extractor): MemberData {
  if (!isPipeline(extractor)) {
    if (extractor.members !== undefined) {
      throw new OptionError(
        'pipeline-invalid',
        `"${extractor.name}" was not made by this package and has no data form`,
      );
    }
    const options = { ...(extractor as { options?: Readonly<Record<string, unknown>> }).options };
    return Object.keys(options).length === 0 ? extractor.name : { extractor: extractor.name, options };
  }
  const { kind, name, members } = extractor;
  return {
    ...(name === defaultName(extractor) ? {} : { name }),
    [kind]: members.map(memberToData),
    ...givenSettings(extractor),
  } as CombinationData;
}

/** Settings of a pipeline that differ from the defaults. */
export function givenSettings({ kind, members, settings }: Pipeline): Readonly<Record<string, unknown>> {
  const specs = optionsOf(kind, members.length, settings.weights);
  const differs = ([name, value]: [string, unknown]): boolean =>
    JSON.stringify(value) !== JSON.stringify(specs[name]!.default);
  return Object.fromEntries(Object.entries(settings).filter(differs));
}

/** What a pipeline is called when nobody named it. */
export function defaultName({ kind, settings }: Pipeline): string {
  return kind === 'parallel' ? String(settings.combine) : kind;
}
