import type { OptionSpec, OptionSpecs } from '@pith/core';
import { usageError } from './errors.ts';

/** Reads `option=value` pairs as the declared options want them. What does not fit stays text, for the extractor to refuse. */
export function readSettings(settings: readonly string[], options: OptionSpecs): Record<string, unknown> {
  return Object.fromEntries(
    settings.map((setting) => {
      const [name, ...rest] = setting.split('=');
      if (!name || rest.length === 0) throw usageError(`--set needs option=value, got "${setting}"`);
      const text = rest.join('=');
      const spec = Object.hasOwn(options, name) ? options[name] : undefined;
      return [name, spec === undefined ? text : readValue(text, spec)];
    }),
  );
}

function readValue(text: string, spec: OptionSpec): unknown {
  switch (spec.kind) {
    case 'number':
    case 'integer':
      return readNumber(text);
    case 'numbers':
      return text.split(',').map(readNumber);
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text;
    case 'choice':
      return text;
  }
}

function readNumber(text: string): number | string {
  return text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text);
}
