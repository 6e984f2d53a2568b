import { readFile } from 'node:fs/promises';
import { type Extractor, OptionError } from '@pith/core';
import { loadPipelineYaml } from '@pith/ensemble/yaml';
import { chooseExtractor, DEFAULT_EXTRACTOR, registry } from 'pith';
import { inputError, usageError } from './errors.ts';
import { reasonOf } from './read-input.ts';
import { readSettings } from './read-settings.ts';

/** Flags of every command that runs one extractor on pages. */
export const EXTRACTOR_FLAGS = {
  extractor: {
    type: 'string',
    short: 'e',
    value: '<name>',
    about: `how to find the content, see "pith extractors" (default: ${DEFAULT_EXTRACTOR})`,
  },
  pipeline: {
    type: 'string',
    short: 'p',
    value: '<file>',
    about: 'a combination of extractors instead, as YAML or JSON, see "pith pipeline"',
  },
  set: {
    type: 'string',
    short: 's',
    multiple: true,
    value: '<option>=<value>',
    about: 'set an option of the extractor; lists as 1,2,1; may be repeated',
  },
  model: { type: 'string', value: '<file>', about: 'a model of your own for "stack", see "pith train"' },
  preset: {
    type: 'string',
    choices: ['default', 'paper'],
    about: "start from these options; paper: the publication's",
  },
} as const;

/** Values of these flags. */
export interface ExtractorChoice {
  readonly extractor?: string | undefined;
  readonly pipeline?: string | undefined;
  readonly set?: readonly string[] | undefined;
  readonly model?: string | undefined;
  readonly preset?: 'default' | 'paper' | undefined;
}

/** Makes the extractor that the flags ask for. */
export async function openExtractor(choice: ExtractorChoice): Promise<Extractor> {
  const { extractor, pipeline, set = [], model, preset } = choice;
  if (pipeline === undefined) {
    const name = extractor ?? DEFAULT_EXTRACTOR;
    const options = { preset, ...readSettings(set, registry.get(name).options) };
    return chooseExtractor(name, model === undefined ? options : { ...options, model: await readModel(model) });
  }
  if (extractor !== undefined || set.length > 0 || model !== undefined || preset !== undefined) {
    throw usageError(
      '--pipeline stands alone: what --extractor, --set, --model and --preset would say belongs in the file',
    );
  }
  return openPipeline(pipeline);
}

/** Reads a pipeline file; errors name the file. */
export async function openPipeline(path: string): Promise<Extractor> {
  const text = await readText(path);
  try {
    return loadPipelineYaml(text, registry);
  } catch (error) {
    if (!(error instanceof OptionError)) throw error;
    throw new OptionError(
      error.code,
      error.message.replace(/^pipeline/, () => path),
      { cause: error },
    );
  }
}

/** Reads a model that `pith train` wrote; that it is one is checked where it is used. */
export async function readModel(path: string): Promise<unknown> {
  const text = await readText(path);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw inputError(`${path}: not a model; "pith train" writes one`, error);
  }
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw inputError(`${path}: ${reasonOf(error)}`, error);
  }
}
