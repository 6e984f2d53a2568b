import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { PithError } from '@pith/core';
import { fromCommand, fromModule, inProcess, inWorkers, type System } from '@pith/evaluation';
import { registry } from 'pith';
import { inputError, usageError } from '../errors.ts';
import { readModel } from '../open-extractor.ts';
import { reasonOf } from '../read-input.ts';
import { readSettings } from '../read-settings.ts';
import { createSystem, type ExtractorData } from './extractor-system.ts';

/** Systems as the command line names them. */
export interface SystemChoices {
  /** `cetd`, `cetd paper`, `cetd lambda=0.9`. */
  readonly extractors: readonly string[];
  /** Files. */
  readonly pipelines: readonly string[];
  readonly models: readonly string[];
  readonly commands: readonly string[];
  /** Files. */
  readonly modules: readonly string[];
}

/** How systems run. */
export interface SystemLimits {
  readonly threads: number | undefined;
  readonly timeoutMs: number | undefined;
}

/** The baseline of every table. */
const BASELINE = 'keep-all';

/** Opens every system that was asked for, and the baseline. */
export async function openSystems(choices: SystemChoices, limits: SystemLimits): Promise<System[]> {
  const extractors = new Set([...choices.extractors.map((choice) => choice.trim()), BASELINE]);
  // Only extractors can do without threads; 0 means the usual number for everything else.
  const threads = limits.threads || undefined;
  const { timeoutMs } = limits;
  const systems = [
    ...[...extractors].map((choice) => openExtractor(choice, readChoice(choice), limits)),
    ...(await Promise.all(choices.pipelines.map(async (path) => openPipeline(path, limits)))),
    ...(await Promise.all(
      choices.models.map(async (path) => openExtractor(nameOf(path), { model: await readModel(path) }, limits)),
    )),
    ...(await Promise.all(choices.modules.map((path) => fromModule(nameOf(path), path, { threads, timeoutMs })))),
    ...choices.commands.map((command) => fromCommand(command, command, { processes: threads, timeoutMs })),
  ];
  assertDistinct(systems);
  return systems;
}

function openExtractor(name: string, data: ExtractorData, { threads, timeoutMs }: SystemLimits): System {
  // Made once here, so that a wrong option is one error before any page is read.
  const system = createSystem(data);
  const version = createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 12);
  if (threads === 0) return inProcess(name, system, { version, timeoutMs });
  const module = new URL('./extractor-system.js', import.meta.url).href;
  return inWorkers(name, { module, data }, { version, timeoutMs, threads });
}

/** `cetd paper lambda=0.9`: a name, then a preset or options. */
function readChoice(choice: string): ExtractorData {
  const [name = '', ...words] = choice.split(/\s+/);
  const isSetting = (word: string): boolean => word.includes('=');
  const [preset, ...rest] = words.filter((word) => !isSetting(word));
  if (rest.length > 0 || (preset !== undefined && preset !== 'paper' && preset !== 'default')) {
    throw usageError(`--extractor "${choice}": expected a name, then paper, default or option=value`);
  }
  const settings = readSettings(words.filter(isSetting), registry.get(name).options);
  return { extractor: name, options: { ...(preset && { preset }), ...settings } };
}

async function openPipeline(path: string, limits: SystemLimits): Promise<System> {
  try {
    return openExtractor(nameOf(path), { pipeline: await readFile(path, 'utf8') }, limits);
  } catch (error) {
    throw error instanceof PithError ? error : inputError(`${path}: ${reasonOf(error)}`, error);
  }
}

function nameOf(path: string): string {
  return basename(path, extname(path));
}

function assertDistinct(systems: readonly System[]): void {
  const names = systems.map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw usageError(`two systems are called "${twice}"; rename one of the files`);
}
