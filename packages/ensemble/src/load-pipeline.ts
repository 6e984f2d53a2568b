import { type Extractor, nearestName, OptionError, type Registry, resolveOptions } from '@pith/core';
import { parallel } from './parallel.ts';
import { assertName, MAX_DEPTH, MAX_NODES, type PipelineKind } from './pipeline.ts';
import { optionsOf, type PipelineData } from './pipeline-data.ts';
import { serial } from './serial.ts';
import { vote } from './vote.ts';

/** Where in the data something stands. */
export type DataPath = readonly (string | number)[];

type Fields = Readonly<Record<string, unknown>>;

const COMBINE = { serial, parallel, vote };
const FORMS = ['extractor', ...Object.keys(COMBINE)];
const FILE_KEYS = ['$schema', 'version', 'about'];

/**
 * Turns pipeline data into an extractor; names are looked up in the registry.
 *
 * Anything wrong throws an `OptionError` that says where, what was expected and, for a name, which one is nearest.
 */
export function loadPipeline(data: PipelineData | unknown, registry: Registry): Extractor {
  return readPipeline(data, registry, (path, message, cause) => {
    throw new OptionError('pipeline-invalid', `pipeline: ${formatPath(path)}: ${message}`, { cause });
  });
}

/** Called with what is wrong; throws. */
export type Fail = (path: DataPath, message: string, cause?: unknown) => never;

/** `loadPipeline` with the caller's own way to report. */
export function readPipeline(data: unknown, registry: Registry, fail: Fail): Extractor {
  let nodes = 0;
  const file = asFields(data, []);
  if (file.version !== 1) fail(['version'], `must be 1, got ${show(file.version)}`);
  for (const key of ['$schema', 'about']) {
    if (file[key] !== undefined && typeof file[key] !== 'string') fail([key], `must be a text, got ${show(file[key])}`);
  }
  return readMember(file, [], FILE_KEYS);

  function readMember(member: unknown, path: DataPath, extraKeys: readonly string[] = []): Extractor {
    if (++nodes > MAX_NODES) fail(path, `a pipeline has at most ${MAX_NODES} extractors`);
    if (typeof member === 'string') return readExtractor(member, {}, path, path);
    const fields = asFields(member, path);
    const form = FORMS.filter((key) => Object.hasOwn(fields, key));
    if (form.length !== 1) {
      const unknown = Object.keys(fields).find((key) => !extraKeys.includes(key) && !FORMS.includes(key));
      const hint = form.length > 1 ? `, got ${form.join(' and ')}` : unknown ? `; ${didYouMean(unknown, FORMS)}` : '';
      fail(path, `must have one of ${FORMS.join(', ')}${hint}`);
    }
    if (form[0] !== 'extractor') return readCombination(form[0] as PipelineKind, fields, path, extraKeys);
    assertKeys(fields, ['extractor', 'options', ...extraKeys], path);
    const options = fields.options === undefined ? {} : asFields(fields.options, [...path, 'options']);
    return readExtractor(fields.extractor, options, [...path, 'extractor'], [...path, 'options']);
  }

  function readExtractor(name: unknown, options: Fields, path: DataPath, optionsPath: DataPath): Extractor {
    if (typeof name !== 'string') fail(path, `must be the name of an extractor, got ${show(name)}`);
    if (!registry.has(name)) fail(path, `unknown extractor "${name}"; ${didYouMean(name, registry.names)}`);
    assertKeys(options, [...Object.keys(registry.get(name).options), 'preset'], optionsPath);
    // One by one first, so that the path leads to the option that is wrong.
    for (const [key, value] of Object.entries(options))
      attempt([...optionsPath, key], () => registry.create(name, { [key]: value }));
    return attempt(optionsPath, () => registry.create(name, options));
  }

  function readCombination(
    kind: PipelineKind,
    fields: Fields,
    path: DataPath,
    extraKeys: readonly string[],
  ): Extractor {
    const list = fields[kind];
    const listPath = [...path, kind];
    if (!Array.isArray(list) || list.length === 0)
      fail(listPath, `must be a list of at least one member, got ${show(list)}`);
    if (listPath.length > 2 * MAX_DEPTH - 3) fail(listPath, `a pipeline has at most ${MAX_DEPTH} levels`);
    const specs = optionsOf(kind, list.length, fields.weights);
    assertKeys(fields, [kind, 'name', ...Object.keys(specs), ...extraKeys], path);
    const members = list.map((member, i) => readMember(member, [...listPath, i]));
    const options = Object.fromEntries(Object.entries(fields).filter(([key]) => Object.hasOwn(specs, key)));
    for (const key of Object.keys(specs).filter((name) => Object.hasOwn(options, name))) {
      attempt([...path, key], () => resolveOptions(kind, specs, { [key]: options[key] }));
    }
    const name = Object.hasOwn(fields, 'name') ? { name: fields.name as string } : {};
    if (Object.hasOwn(fields, 'name')) attempt([...path, 'name'], () => assertName(kind, fields.name));
    return attempt(path, () => COMBINE[kind](members, { ...options, ...name }));
  }

  function asFields(value: unknown, path: DataPath): Fields {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
    return fail(path, `must be an object, got ${show(value)}`);
  }

  function assertKeys(fields: Fields, known: readonly string[], path: DataPath): void {
    const unknown = Object.keys(fields).find((key) => !known.includes(key));
    if (unknown === undefined) return;
    const hint = known.length === 0 ? 'none are known here' : didYouMean(unknown, known);
    fail([...path, unknown], `unknown key; ${hint}`);
  }

  function attempt<T>(path: DataPath, make: () => T): T {
    try {
      return make();
    } catch (cause) {
      return fail(path, cause instanceof Error ? cause.message : String(cause), cause);
    }
  }
}

function didYouMean(name: string, known: readonly string[]): string {
  return `did you mean "${nearestName(name, known)}"?`;
}

/** A value as it may stand in a message: short, on one line. */
function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : (safeJson(value) ?? String(value));
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function safeJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return 'something that is not plain data';
  }
}

/** A path as it is usually written: `$.vote[1].options.lambda`. */
export function formatPath(path: DataPath): string {
  return `$${path.map((key) => (/^[$\w]+$/.test(`${key}`) && typeof key === 'string' ? `.${key}` : `[${JSON.stringify(key)}]`)).join('')}`;
}
