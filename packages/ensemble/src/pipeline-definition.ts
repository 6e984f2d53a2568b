import {
  type Definition,
  type Description,
  type GivenOptions,
  OptionError,
  type OptionSpecs,
  type Registry,
  resolveOptions,
} from '@pith/core';
import { loadPipeline } from './load-pipeline.ts';
import type { PipelineData } from './pipeline-data.ts';

const NONE: OptionSpecs = Object.freeze({});

/**
 * A pipeline as a definition without options, so that it can be registered and used by its name. The data must have a `name`,
 * and say what it is in `about`.
 */
export function pipelineDefinition(data: PipelineData, registry: Registry): Definition {
  const pipeline = loadPipeline(data, registry);
  const { name, needs } = pipeline;
  const { about } = data;
  if (about === undefined) throw new OptionError('pipeline-invalid', `pipeline "${name}": $.about: must be a sentence`);
  const create = ({ preset = 'default', ...given }: GivenOptions<OptionSpecs> = {}): ReturnType<Definition> => {
    if (preset !== 'default') {
      throw new OptionError('preset-unknown', `${name}: unknown preset "${preset}"; it has: default`);
    }
    return Object.freeze({ ...pipeline, options: resolveOptions(name, NONE, given) });
  };
  const describe = (): Description => ({
    name,
    about,
    options: NONE,
    presets: {},
    ...(needs === undefined ? {} : { needs }),
  });
  const definition = Object.assign(create, { about, options: NONE, presets: {}, needs, describe });
  return Object.freeze(Object.defineProperty(definition, 'name', { value: name }));
}
