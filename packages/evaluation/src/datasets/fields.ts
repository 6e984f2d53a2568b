import { readFileSync } from 'node:fs';
import { datasetError } from './dataset-error.ts';

/** A JSON object whose fields are not known yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** The JSON object in a file; an InputError when there is none. */
export function readJsonObject(path: string): Fields {
  return parseJsonObject(readFileSync(path, 'utf8'), path);
}

/** The JSON object in a text; an InputError that names `where` when it is none. */
export function parseJsonObject(text: string, where: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw datasetError(where, 'expected a JSON object, got broken JSON', error);
  }
  if (!isFields(value)) throw datasetError(where, `expected a JSON object, got ${describeValue(value)}`);
  return value;
}

/** True for a JSON object (not an array, not null). */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field that must be text. */
export function textField(fields: Fields, name: string, where: string): string {
  const value = fields[name];
  if (typeof value !== 'string') throw datasetError(where, `expected text in "${name}", got ${describeValue(value)}`);
  return value;
}

/** A field that may be missing or null. */
export function optionalText(fields: Fields, name: string, where: string): string | undefined {
  return fields[name] === undefined || fields[name] === null ? undefined : textField(fields, name, where);
}

/** A list of texts; missing or null is an empty list. */
export function textList(fields: Fields, name: string, where: string): string[] {
  const value = fields[name] ?? [];
  if (Array.isArray(value) && value.every((item): item is string => typeof item === 'string')) return value;
  throw datasetError(where, `expected a list of texts in "${name}", got ${describeValue(value)}`);
}

function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  return value === null
    ? 'null'
    : Array.isArray(value)
      ? 'a list'
      : typeof value === 'object'
        ? 'an object'
        : `a ${typeof value}`;
}
